"""A server's time controls: listing, looking, making, changing, removing. Private, for those who manage the server.

The draft of a policy travels in the custom_ids of its page; each switch holds the draft as it is after being pressed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from discord import ui

from bot.errors import BadNumber, OnlyForModerators, PolicyNameEmpty, PolicyNameTaken, TooManyPolicies, UnknownPolicy
from bot.i18n import Words
from bot.markup import EMPTY, Markup, plain
from bot.posts import limits
from bot.posts.post import Block, Button, Key, Post, Select, SelectOption, rows
from bot.posts.speech import Speech
from bot.requests import forms
from bot.requests.context import RequestContext
from bot.requests.interactions import Interaction
from bot.requests.options import default_policy, own_policies
from bot.requests.routing import ComponentEvent
from bot.typed import durations, policies
from bot.typed.zones import UTC_NAME, label
from engine.errors import Refusal
from engine.letters import has_shape, shown
from engine.time.durations import check
from engine.time.errors import BadPolicy
from engine.time.policy import RELAXED, SHIPPED, Policy

A_YEAR: Final = 366
MOST_POLICIES: Final = limits.CHOICES - len(SHIPPED)
"""As many of a server's own as autocompletion can offer beside those that are always there."""
REMINDERS: Final = ((), (50,), (25,), (10,), (50, 10), (50, 25, 10))
"""The choices of the menu of reminders."""
TIMES: Final = ("bank", "increment", "cap")
UNWANTED: Final = re.compile(r"[^\w -]|_")
"""Signs that Discord might take for markup, left out of names."""


def button(words: Words) -> Button:
    """Return the button that leads to all policies."""
    return Button(words("button-policies"), Key("policies"))


async def show_named(context: RequestContext, typed: str) -> None:
    """Show a policy that was named; a new name begins a policy."""
    require_manager(context.interaction)
    own = await own_policies(context)
    name = policies.find(typed, own, context.services.words)
    if name is not None:
        return await context.say_post(await _page(context, name))
    return await context.say_post(await _draft(context, replace(RELAXED, name=_new_name(context, typed))))


async def list_page(event: ComponentEvent) -> None:
    """Show the list by button."""
    context = await _manager(event)
    await context.replace(await _list(context))


async def page(event: ComponentEvent) -> None:
    """Show the policy that was chosen."""
    context = await _manager(event)
    await context.replace(await _page(context, event.value or event.key.text))


async def draft(event: ComponentEvent) -> None:
    """Show a policy that is being made, after a switch or a menu has changed it."""
    context = await _manager(event)
    await context.replace(await _draft(context, policies.decode(event.value or event.key.text)))


async def open_form(event: ComponentEvent) -> None:
    """Ask for the name and the times of a policy."""
    context = await _manager(event)
    words, policy = context.words, policies.decode(event.key.text)
    form = forms.empty_form(Key("draft_typed", text=event.key.text), words("policy-form"))
    for name, value in _form(policy, words).items():
        hint = words("policy-form-example") if name in TIMES else None
        longest = policies.LONGEST_NAME if name == "name" else limits.LABEL
        field: ui.TextInput[ui.Modal] = ui.TextInput(default=value or None, max_length=longest, custom_id=name)
        form.add_item(forms.labelled(field, words(f"policy-form-{name}"), hint))
    await context.interaction.response.send_modal(form)


async def on_submit_time_control(event: ComponentEvent) -> None:
    """Take what was typed into the form; what cannot be read is said, and stays as it was."""
    context = await _manager(event)
    policy, refused = policies.decode(event.key.text), []
    for name, value in event.fields.items():
        try:
            policy = _with(context, policy, name, value)
        except Refusal as refusal:
            refused.append(refusal)
    await context.replace(await _draft(context, policy, refused))


async def save(event: ComponentEvent) -> None:
    """Keep a policy.

    Raises:
        TooManyPolicies: the server has as many as lists can show.
    """
    context = await _manager(event)
    policy, own = policies.decode(event.key.text), await own_policies(context)
    _new_name(context, policy.name)
    check(policy)
    if len({*own, policy.name}) > MOST_POLICIES:
        raise TooManyPolicies(most=MOST_POLICIES)
    await context.services.people.save_policy(context.server, policy)
    await context.replace(await _list(context, context.words("policy-saved", name=policy.name)))


async def remove(event: ComponentEvent) -> None:
    """Delete a policy; if it was the default, there is none any more."""
    context, name = await _manager(event), event.key.text
    await context.services.people.delete_policy(context.server, name)
    await context.replace(await _list(context, context.words("policy-removed", name=name)))


async def make_default(event: ComponentEvent) -> None:
    """Let a policy count where nobody names one."""
    context, name = await _manager(event), event.key.text
    words = context.words
    if name not in policies.known(await own_policies(context)):
        raise UnknownPolicy(typed=name)
    server = await context.store.people.server(context.server)
    await context.services.people.change_server(replace(server, policy=name))
    await context.replace(await _list(context, words("policy-made-default", name=policies.title(name, words))))


def require_manager(interaction: Interaction) -> None:
    """Refuse everybody who may not manage the server, whatever a component was found on.

    Raises:
        OnlyForModerators: the person may not.
    """
    if not interaction.permissions.manage_guild:
        raise OnlyForModerators


async def _manager(event: ComponentEvent) -> RequestContext:
    require_manager(event.context.interaction)
    return event.context


def _new_name(context: RequestContext, typed: str) -> str:
    """Return a name for a policy of the server's own.

    Raises:
        PolicyNameTaken: a policy that is always there is called so, in some language.
        PolicyNameEmpty: nothing is left of it.
    """
    name = shown(UNWANTED.sub(" ", shown(typed)))[: policies.LONGEST_NAME].strip()
    if not has_shape(name):
        raise PolicyNameEmpty
    if policies.find(name, {}, context.services.words):
        raise PolicyNameTaken(typed=name)
    return name


def _form(policy: Policy, words: Words) -> Mapping[str, str]:
    """Return the fields of the form as they are filled in; a field's name is that of what it says."""
    times = {name: plain(durations.exact(getattr(policy, name), words)) for name in TIMES}
    return {"name": policy.name, **times, "vacation": str(policy.vacation_days)}


def _with(context: RequestContext, policy: Policy, field: str, value: str) -> Policy:
    """Return a policy with what was typed into one field.

    Raises:
        Refusal: it cannot be read.
    """
    match field:
        case "name":
            return replace(policy, name=_new_name(context, value))
        case "bank":
            return replace(policy, bank=_duration(context, value))
        case "increment":
            return replace(policy, increment=_duration(context, value))
        case "cap":
            return replace(policy, cap=_duration(context, value))
        case "vacation":
            return replace(policy, vacation_days=_number(value, high=A_YEAR))
        case _:
            return policy


def _duration(context: RequestContext, typed: str) -> int:
    return durations.read(typed, context.services.words.values())


def _number(typed: str, *, high: int) -> int:
    if not typed.strip().isdecimal() or int(typed) > high:
        raise BadNumber(typed=typed, low=0, high=high)
    return int(typed)


async def _list(context: RequestContext, said: Markup = EMPTY) -> Post:
    """Return all policies with what can be done about them; `said` stands first."""
    words, own = context.words, await own_policies(context)
    default = await default_policy(context)
    lines = [_line(name, policy, words, is_default=name == default) for name, policy in policies.known(own).items()]
    options = tuple(SelectOption(policies.title(name, words), name) for name in policies.known(own))
    new = Key("draft_form", text=policies.encode(replace(RELAXED, name="")))
    menu = [
        Select(Key("policy", text=str(at)), words("policies-menu"), options[at : at + limits.SELECT_OPTIONS])
        for at in range(0, len(options), limits.SELECT_OPTIONS)
    ]
    return Post.of(
        said, words("policies-title"), Markup("\n").join(lines), *menu, *rows([Button(words("button-policy-new"), new)])
    )


def _line(name: str, policy: Policy | None, words: Words, *, is_default: bool) -> Markup:
    end = "-default" if is_default else ""
    if policy is None:
        return words(f"policies-line-none{end}", name=policies.title(name, words))
    times = {time: durations.exact(getattr(policy, time), words) for time in TIMES}
    return words(f"policies-line{end}", name=policies.title(name, words), **times)


async def _page(context: RequestContext, name: str) -> Post:
    """Return what a policy means, and what can be done about it."""
    words, own = context.words, await own_policies(context)
    if name not in policies.known(own):
        raise UnknownPolicy(typed=name)
    policy = policies.known(own)[name]
    buttons = [Button(words("button-policy-default"), Key("policy_default", text=name))]
    if policy is not None and name in own:
        buttons.insert(0, Button(words("button-change"), Key("draft", text=policies.encode(policy)), "primary"))
        buttons.append(Button(words("button-policy-remove"), Key("policy_remove", text=name), "danger"))
    elif policy is not None:
        copy = Key("draft_form", text=policies.encode(replace(policy, name="")))
        buttons.append(Button(words("button-policy-copy"), copy))
    buttons.append(button(words))
    title = words("policy-page", name=policies.title(name, words))
    return Post.of(title, *_meaning(context, policy), *await _rest_zone(context, policy), *rows(buttons))


async def _draft(context: RequestContext, policy: Policy, refused: Sequence[Refusal] = ()) -> Post:
    """Return a policy that is being made, with everything that can be changed about it."""
    words = context.words
    reasons = [words("policy-warning", reason=Speech(words).refusal(refusal)) for refusal in refused]
    fault = _fault(policy)
    encoded = policies.encode(policy)
    buttons = [
        Button(words("button-policy-change"), Key("draft_form", text=encoded), "primary"),
        Button(words("button-policy-save"), Key("policy_save", text=encoded), "success", is_disabled=fault is not None),
        button(words),
    ]
    title = words("policy-page-draft", name=policy.name)
    meaning = (*_meaning(context, policy), *await _rest_zone(context, policy))
    return Post.of(title, Markup("\n").join(reasons), *meaning, *_switches(policy, words), *rows(buttons))


def _fault(policy: Policy) -> BadPolicy | None:
    try:
        check(policy)
    except BadPolicy as refusal:
        return refusal
    return None


async def _rest_zone(context: RequestContext, policy: Policy | None) -> list[Markup]:
    """Return whose midnight days of rest go by, if a policy has any."""
    if policy is None or not policy.rest_days:
        return []
    words = context.words
    zone = (await context.store.people.server(context.server)).zone or UTC_NAME
    return [words("policy-rest-zone", zone=label(zone, words, context.services.now()))]


def _meaning(context: RequestContext, policy: Policy | None) -> Iterator[Markup]:
    """Yield what a policy means: its terms, an example, how long matches may take; or why it cannot be."""
    words = context.words
    yield Markup("\n").join(Markup("- {}").format(term) for term in policies.terms(policy, words))
    if policy is None:
        return
    if fault := _fault(policy):
        yield words("policy-warning", reason=Speech(words).refusal(fault))
        return
    yield Markup("\n").join(policies.example(policy, words))
    lasts = [policies.lasts(policy, game, words) for game in context.matches.games.values()]
    yield Markup("\n").join([words("policy-lasts-title"), *(Markup("- {}").format(line) for line in lasts)])


def _switches(policy: Policy, words: Words) -> Iterator[Block]:
    """Yield buttons and menus, each with the draft as it is after their use."""
    timeouts = [
        (words(f"policy-on-timeout-menu-{what}"), replace(policy, on_timeout=what)) for what in policies.ON_TIMEOUT
    ]
    reminders = [(_reminders(shares, words), replace(policy, reminders=shares)) for shares in REMINDERS]
    yield _menu("zero", words("policy-on-timeout-menu"), timeouts, policy)
    yield _menu("reminders", words("policy-reminders-menu"), reminders, policy)
    sleep = words("button-sleep-on" if policy.sleeps else "button-sleep-off")
    switches = [(sleep, policy.sleeps, replace(policy, sleeps=not policy.sleeps))]
    for day in range(policies.WEEK_DAYS):
        others = tuple(sorted({day} ^ {*policy.rest_days}))
        name = words("button-rest-day", day=policies.weekday(day, words))
        switches.append((name, day in policy.rest_days, replace(policy, rest_days=others)))
    yield from rows(
        [
            Button(label, Key("draft", text=policies.encode(after)), "success" if is_on else "secondary")
            for label, is_on, after in switches
        ]
    )


def _menu(name: str, placeholder: str, entries: Sequence[tuple[str, Policy]], policy: Policy) -> Select:
    options = tuple(SelectOption(label, policies.encode(after), is_chosen=after == policy) for label, after in entries)
    return Select(Key("draft", text=name), placeholder, options)


def _reminders(shares: tuple[int, ...], words: Words) -> Markup:
    if not shares:
        return words("policy-reminders-none")
    return words("policy-reminders-some", shares=policies.percent(shares, words))
