"""A server's time policies: list, look, make, change, remove. Private, and for those who manage the server.

The draft of a policy travels in the custom_ids of its page; each switch holds the draft as it is after being pressed.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from discord import ui

from bot import durations, limits, policies
from bot.components.routes import Interaction, Pressed
from bot.desk import Desk
from bot.errors import BadNumber, OnlyForModerators, PolicyNameEmpty, PolicyNameTaken, TooManyPolicies, UnknownPolicy
from bot.i18n import Words
from bot.post import Block, Button, Key, Post, Select, SelectOption, rows
from bot.speech import Speech
from engine.durations import check
from engine.errors import BadPolicy, Refusal
from engine.policy import RELAXED, SHIPPED, Policy

FORM_SECONDS: Final = 900.0
A_YEAR: Final = 366
MOST_POLICIES: Final = limits.CHOICES - len(SHIPPED)
"""As many of a server's own as autocompletion can offer beside those that are always there."""
REMINDERS: Final = ((), (50,), (25,), (10,), (50, 10), (50, 25, 10))
"""What the menu of reminders offers."""
TIMES: Final = ("bank", "increment", "cap")
UNWANTED: Final = re.compile(r"[^\w -]|_")
"""What Discord might take for markup is left out of names."""


def button(words: Words) -> Button:
    """Return the button that leads to all policies."""
    return Button(words("button-policies"), Key("policies"))


async def show_named(desk: Desk, typed: str) -> None:
    """Show a policy that was named; a new name begins a policy."""
    require_manager(desk.interaction)
    own = await own_policies(desk)
    name = policies.find(typed, own, desk.interaction.client.words)
    if name is not None:
        return await desk.say_post(await _page(desk, name))
    return await desk.say_post(await _draft(desk, replace(RELAXED, name=_new_name(desk, typed))))


async def list_page(pressed: Pressed) -> None:
    """Show the list by button."""
    desk = await _manager(pressed)
    await desk.replace(await _list(desk))


async def page(pressed: Pressed) -> None:
    """Show the policy that was chosen."""
    desk = await _manager(pressed)
    await desk.replace(await _page(desk, pressed.value or pressed.key.text))


async def draft(pressed: Pressed) -> None:
    """Show a policy that is being made, after a switch or a menu has changed it."""
    desk = await _manager(pressed)
    await desk.replace(await _draft(desk, policies.decode(pressed.value or pressed.key.text)))


async def open_form(pressed: Pressed) -> None:
    """Ask for the name and the times of a policy."""
    desk = await _manager(pressed)
    words, policy = desk.reader.words, policies.decode(pressed.key.text)
    form = ui.Modal(
        title=limits.clip(words("policy-form"), limits.MODAL_TITLE),
        custom_id=Key("draft_typed", text=pressed.key.text).encode(),
        timeout=FORM_SECONDS,
    )
    for name, value in _form(policy, words).items():
        hint = words("policy-form-example") if name in TIMES else None
        longest = policies.LONGEST_NAME if name == "name" else limits.LABEL
        field: ui.TextInput[ui.Modal] = ui.TextInput(default=value or None, max_length=longest, custom_id=name)
        form.add_item(ui.Label(text=words(f"policy-form-{name}"), description=hint, component=field))
    await pressed.interaction.response.send_modal(form)


async def typed(pressed: Pressed) -> None:
    """Take what was typed into the form; what cannot be read is said, and stays as it was."""
    desk = await _manager(pressed)
    policy, refused = policies.decode(pressed.key.text), []
    for name, value in pressed.fields.items():
        try:
            policy = _with(desk, policy, name, value)
        except Refusal as refusal:
            refused.append(refusal)
    await desk.replace(await _draft(desk, policy, refused))


async def save(pressed: Pressed) -> None:
    """Keep a policy.

    Raises:
        TooManyPolicies: the server has as many as lists can show.
    """
    desk = await _manager(pressed)
    policy, own = policies.decode(pressed.key.text), await own_policies(desk)
    _new_name(desk, policy.name)
    check(policy)
    if len({*own, policy.name}) > MOST_POLICIES:
        raise TooManyPolicies(most=MOST_POLICIES)
    await desk.interaction.client.store.save_policy(desk.server, policy)
    await desk.replace(await _list(desk, desk.reader.words("policy-saved", name=policy.name)))


async def remove(pressed: Pressed) -> None:
    """Strike a policy off; if it was the default, there is none any more."""
    desk, name = await _manager(pressed), pressed.key.text
    store = desk.interaction.client.store
    await store.delete_policy(desk.server, name)
    server = await store.server(desk.server)
    if server.policy == name:
        await store.save_server(replace(server, policy=None))
    await desk.replace(await _list(desk, desk.reader.words("policy-removed", name=name)))


async def make_default(pressed: Pressed) -> None:
    """Let a policy count where nobody names one."""
    desk, name = await _manager(pressed), pressed.key.text
    store, words = desk.interaction.client.store, desk.reader.words
    if name not in policies.known(await own_policies(desk)):
        raise UnknownPolicy(typed=name)
    await store.save_server(replace(await store.server(desk.server), policy=name))
    await desk.replace(await _list(desk, words("policy-made-default", name=policies.title(name, words))))


def require_manager(interaction: Interaction) -> None:
    """Refuse everybody who may not manage the server, whatever a component was found on.

    Raises:
        OnlyForModerators: the person may not.
    """
    if not interaction.permissions.manage_guild:
        raise OnlyForModerators


async def _manager(pressed: Pressed) -> Desk:
    require_manager(pressed.interaction)
    return await Desk.of(pressed.interaction)


async def own_policies(desk: Desk) -> dict[str, Policy]:
    """Return the policies that the server has made, by name."""
    return {policy.name: policy for policy in await desk.interaction.client.store.policies(desk.server)}


def _new_name(desk: Desk, typed: str) -> str:
    """Return a name for a policy of the server's own.

    Raises:
        PolicyNameTaken: a policy that is always there is called so, in some language.
        PolicyNameEmpty: nothing is left of it.
    """
    name = " ".join(UNWANTED.sub(" ", typed).split())[: policies.LONGEST_NAME].strip()
    if not name:
        raise PolicyNameEmpty
    if policies.find(name, {}, desk.interaction.client.words):
        raise PolicyNameTaken(typed=name)
    return name


def _form(policy: Policy, words: Words) -> Mapping[str, str]:
    """Return the fields of the form as they are filled in; a field's name is that of what it says."""
    times = {name: durations.exact(getattr(policy, name), words) for name in TIMES}
    return {"name": policy.name, **times, "vacation": str(policy.vacation_days)}


def _with(desk: Desk, policy: Policy, field: str, value: str) -> Policy:
    """Return a policy with what was typed into one field.

    Raises:
        Refusal: it cannot be read.
    """
    match field:
        case "name":
            return replace(policy, name=_new_name(desk, value))
        case "bank":
            return replace(policy, bank=_duration(desk, value))
        case "increment":
            return replace(policy, increment=_duration(desk, value))
        case "cap":
            return replace(policy, cap=_duration(desk, value))
        case "vacation":
            return replace(policy, vacation_days=_number(value, high=A_YEAR))
        case _:
            return policy


def _duration(desk: Desk, typed: str) -> int:
    return durations.read(typed, desk.interaction.client.words.values())


def _number(typed: str, *, high: int) -> int:
    if not typed.strip().isdecimal() or int(typed) > high:
        raise BadNumber(typed=typed, low=0, high=high)
    return int(typed)


async def _list(desk: Desk, said: str = "") -> Post:
    """Return all policies with what can be done about them; `said` stands first."""
    words, own = desk.reader.words, await own_policies(desk)
    default = await default_policy(desk)
    lines = [_line(name, policy, words, is_default=name == default) for name, policy in policies.known(own).items()]
    options = tuple(SelectOption(policies.title(name, words), name) for name in policies.known(own))
    new = Key("draft_form", text=policies.encode(replace(RELAXED, name="")))
    menu = [
        Select(Key("policy", text=str(at)), words("policies-menu"), options[at : at + limits.SELECT_OPTIONS])
        for at in range(0, len(options), limits.SELECT_OPTIONS)
    ]
    return Post.of(
        said, words("policies-title"), "\n".join(lines), *menu, *rows([Button(words("button-policy-new"), new)])
    )


def _line(name: str, policy: Policy | None, words: Words, *, is_default: bool) -> str:
    end = "-default" if is_default else ""
    if policy is None:
        return words(f"policies-line-none{end}", name=policies.title(name, words))
    times = {time: durations.exact(getattr(policy, time), words) for time in TIMES}
    return words(f"policies-line{end}", name=policies.title(name, words), **times)


async def _page(desk: Desk, name: str) -> Post:
    """Return what a policy means, and what can be done about it."""
    words, own = desk.reader.words, await own_policies(desk)
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
    return Post.of(title, *_meaning(desk, policy), *rows(buttons))


async def _draft(desk: Desk, policy: Policy, refused: Sequence[Refusal] = ()) -> Post:
    """Return a policy that is being made, with everything that can be changed about it."""
    words = desk.reader.words
    reasons = [words("policy-warning", reason=Speech(words).refusal(refusal)) for refusal in refused]
    fault = _fault(policy)
    encoded = policies.encode(policy)
    buttons = [
        Button(words("button-policy-change"), Key("draft_form", text=encoded), "primary"),
        Button(words("button-policy-save"), Key("policy_save", text=encoded), "success", is_disabled=fault is not None),
        button(words),
    ]
    title = words("policy-page-draft", name=policy.name)
    return Post.of(title, "\n".join(reasons), *_meaning(desk, policy), *_switches(policy, words), *rows(buttons))


def _fault(policy: Policy) -> BadPolicy | None:
    try:
        check(policy)
    except BadPolicy as refusal:
        return refusal
    return None


def _meaning(desk: Desk, policy: Policy | None) -> Iterator[str]:
    """Yield what a policy means: its terms, an example, how long matches may take; or why it cannot be."""
    words = desk.reader.words
    yield "\n".join(f"- {term}" for term in policies.terms(policy, words))
    if policy is None:
        return
    if fault := _fault(policy):
        yield words("policy-warning", reason=Speech(words).refusal(fault))
        return
    yield "\n".join(policies.example(policy, words))
    lasts = [policies.lasts(policy, game, words) for game in desk.interaction.client.matches.games.values()]
    yield "\n".join([words("policy-lasts-title"), *(f"- {line}" for line in lasts)])


def _switches(policy: Policy, words: Words) -> Iterator[Block]:
    """Yield buttons and menus, each with the draft as it is after their use."""
    zeros = [(words(f"policy-zero-menu-{zero}"), replace(policy, zero=zero)) for zero in policies.ZEROS]
    reminders = [(_reminders(shares, words), replace(policy, reminders=shares)) for shares in REMINDERS]
    yield _menu("zero", words("policy-zero-menu"), zeros, policy)
    yield _menu("reminders", words("policy-reminders-menu"), reminders, policy)
    sleep = words("button-sleep-on" if policy.sleeps else "button-sleep-off")
    switches = [(sleep, policy.sleeps, replace(policy, sleeps=not policy.sleeps))]
    for day in range(policies.WEEK_DAYS):
        others = tuple(sorted({day} ^ {*policy.rest_days}))
        name = words("button-rest-day", day=words(f"weekday-{day}"))
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


def _reminders(shares: tuple[int, ...], words: Words) -> str:
    if not shares:
        return words("policy-reminders-none")
    return words("policy-reminders-some", shares=policies.percent(shares, words))


async def chosen_policy(desk: Desk, typed: str | None) -> Policy | None:
    """Return the policy that somebody means, the server's default if nothing was typed; None lets no time run.

    Raises:
        UnknownPolicy: there is none of this name.
    """
    own = await own_policies(desk)
    name = policies.find(typed, own, desk.interaction.client.words) if typed else await default_policy(desk)
    if name is None:
        raise UnknownPolicy(typed=typed or "")
    return policies.known(own).get(name, RELAXED)


async def default_policy(desk: Desk) -> str:
    """Return the name of the policy that counts where nobody names one."""
    return (await desk.interaction.client.store.server(desk.server)).policy or RELAXED.name
