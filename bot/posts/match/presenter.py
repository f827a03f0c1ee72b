"""Posts about one match: what happened, whose turn it is, what a line would do.

Public posts are made from the public view only.
"""

from collections.abc import Collection, Sequence
from typing import Any

from bot.i18n import Words
from bot.markup import EMPTY, Markup, code_block
from bot.posts import limits
from bot.posts.match import clocks, invitations
from bot.posts.match.buttons import claim_buttons, is_beginning, is_hiding, meant_buttons, turn_buttons
from bot.posts.match.news import is_offer, news, shows_board
from bot.posts.match.offers import ACCENT_ASK, offer_post
from bot.posts.painter import Painter
from bot.posts.post import Button, Key, Picture, Post, rows
from bot.posts.recipients import Called, NamesOf, Recipient
from bot.posts.speech import Speech, mention
from engine.ids import PersonId, is_computer
from engine.log import codec
from engine.log.codec import AnyGame, Games
from engine.log.facts.time import SecretsUnfetched, TimeRanOut
from engine.matches.decisions.clock_policy import Timed
from engine.matches.service.change import Change
from engine.matches.service.service import Preview
from engine.matches.state.match import Match
from games.core import CHANCE, Seat, TurnableView, View, Viewer


async def _nameless(_: int, persons: Sequence[PersonId]) -> tuple[Called, ...]:
    return (Called(),) * len(persons)


class Presenter:
    """Makes posts for a recipient.

    Args:
        games: the rules.
        painter: draws.
        names_of: returns how people are called.
        reviewed: the games whose matches can be looked back at.
    """

    def __init__(
        self, games: Games, painter: Painter, *, names_of: NamesOf = _nameless, reviewed: Collection[str] = ()
    ) -> None:
        self._games = games
        self._painter = painter
        self._names_of = names_of
        self._reviewed = reviewed

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules of a match."""
        return codec.game_of(self._games, match.proposal)

    def marker(self, match: Match) -> Markup:
        """Return the line that names a match, the number of the fact and the head of the chain: unique to a post."""
        return Markup("{} `{}`").format(_marks(match, match.seq), match.head)

    def trace_of_offer(self, match: Match) -> Markup:
        """Return what the question of the open offer is found by."""
        assert match.offer is not None
        return _marks(match, match.offer.seq)

    # The invitation

    def invitation(self, match: Match, recipient: Recipient, *, thread: int | None = None) -> Post:
        """Return the invitation as it stands now; of a match that is over, the result."""
        marker = self.marker(match)
        return invitations.invitation(self.game_of(match), match, recipient, marker=marker, thread=thread)

    def details(self, match: Match, recipient: Recipient) -> Post:
        """Return what the invitation leaves out."""
        return invitations.details(self.game_of(match), match, recipient, marker=self.marker(match))

    # The thread

    async def turn(
        self, change: Change, recipient: Recipient, *, timed: Timed | None = None, earlier: Markup = EMPTY
    ) -> Post:
        """Return the post after a change of the position, or at the end: what happened, the picture, who is to move.

        `timed` is the match with its calendars, `earlier` what the post says already, if it grows with the turn.
        """
        match = change.after
        picture = await self.picture(match, match.state, recipient, viewer=None)
        return Post.of(
            Markup("\n").join(filter(None, (earlier, news(self.game_of(match), change, recipient)))),
            picture,
            self.status(match, recipient),
            clocks.line(timed, self.game_of(match), recipient) if timed else EMPTY,
            self._secrets_opened(match, recipient),
            *turn_buttons(self.game_of(match), match, recipient, can_review=self._can_review(match)),
            Markup("-# {}").format(self.marker(match)),
            mentions=self._due(match),
            push=await self._push(match, recipient, timed),
        )

    async def _push(self, match: Match, recipient: Recipient, timed: Timed | None) -> Markup:
        """Return what a lock screen says to those who are due."""
        due, words, speech = self._due(match), recipient.words, Speech(recipient.words)
        if not due:
            return EMPTY
        rules, known = self.game_of(match), enumerate(await self.names(match, words))
        names = [name or speech.seat(rules, Seat(at)) for at, name in known]
        game, players = speech.game(rules), " – ".join(names)
        if match.undelivered:
            return words("push-secrets", game=game, players=players)
        if len(due) > 1:
            return words("push-turns", game=game, players=players)
        others = ", ".join(name for person, name in zip(match.persons, names, strict=True) if person != due[0])
        seat = match.seat_of(due[0])
        left = clocks.left_text(timed, seat, words) if timed and seat is not None else EMPTY
        if left:
            return words("push-turn-left", game=game, others=others, left=left)
        return words("push-turn", game=game, others=others)

    async def again(self, match: Match, recipient: Recipient, said: Markup, *, timed: Timed) -> Post:
        """Return the present board for a thread that lacks it, below what is said about that."""
        picture = await self.picture(match, match.state, recipient, viewer=None)
        shown = self.status(match, recipient), clocks.line(timed, self.game_of(match), recipient)
        buttons = turn_buttons(self.game_of(match), match, recipient, can_review=self._can_review(match))
        return Post.of(said, picture, *shown, *buttons, Markup("-# {}").format(self.marker(match)))

    def plainly(self, match: Match, recipient: Recipient) -> Markup:
        """Return what a post says that Discord refuses as it is."""
        message = "plain-invitation" if match.phase == "proposed" else "plain-match"
        return recipient.words(message, game=Speech(recipient.words).game(self.game_of(match)), match=match.id)

    def status(self, match: Match, recipient: Recipient) -> Markup:
        """Return the score and who is to move, or how the match ended."""
        speech, words, game = Speech(recipient.words), recipient.words, self.game_of(match)
        if match.outcome is not None:
            return Markup("\n").join(
                [Markup("### {}").format(speech.outcome(game, match, match.outcome)), *speech.standing(game, match)]
            )
        if match.undelivered:
            waiting = Markup(", ").join(speech.player(game, match, seat) for seat in match.undelivered)
            return words("secrets-waiting", players=waiting)
        if match.pause is not None:
            return words(f"status-paused-{match.pause}")
        due = speech.to_move(game, match)
        if (opening := _opening(game, match)) and words.has(opening):
            due = Markup("{} {}").format(due, words(opening))
        if not game.info.has_score:
            return due
        return Markup("{} {}").format(due, speech.score(game, game.rules.scores(match.state)))

    def _secrets_opened(self, match: Match, recipient: Recipient) -> Markup:
        """Return what was hidden, once a match with secrets is over, and who has looked at it before."""
        game = self.game_of(match)
        if match.outcome is None or not game.has_secrets or (game.info.set_up_turns and not is_hiding(game, match)):
            return EMPTY
        secret_viewers = Markup(", ").join(map(mention, match.secret_viewers))
        looked = recipient.words("secrets-looked-at", persons=secret_viewers) if secret_viewers else ""
        return Markup("\n").join(filter(None, (recipient.words("secrets-opened"), looked)))

    def _can_review(self, match: Match) -> bool:
        """Tell whether a match can be looked back at: its game has the computer, and something was played."""
        return match.proposal.game in self._reviewed and match.moves > 0

    def note(self, change: Change, recipient: Recipient) -> Post:
        """Return the post about something that leaves the board as it is."""
        match = change.after
        told = news(self.game_of(match), change, recipient)
        late = {fact.seat for fact in change.facts if isinstance(fact, TimeRanOut | SecretsUnfetched)}
        others = tuple(match.persons[seat] for seat in match.active if late - {seat})
        return Post.of(
            told,
            *rows(claim_buttons(match, recipient)),
            Markup("-# {}").format(self.marker(match)),
            mentions=(*others, *recipient.moderators.persons),
            roles=recipient.moderators.roles,
            accent=ACCENT_ASK,
        )

    async def public(
        self, change: Change, recipient: Recipient, *, timed: Timed | None = None, earlier: Markup = EMPTY
    ) -> Post:
        """Return the post that a change leaves in the match's thread."""
        if shows_board(change):
            return await self.turn(change, recipient, timed=timed, earlier=earlier)
        if is_offer(change):
            return offer_post(self.game_of(change.after), change, recipient, marker=self.marker(change.after))
        return self.note(change, recipient)

    # In private

    async def preview(self, preview: Preview, recipient: Recipient, *, viewer: Viewer) -> Post:
        """Return what a line would do, with the question whether it is meant."""
        words, match = recipient.words, preview.match
        picture = await self.picture(match, preview.after, recipient, viewer=viewer)
        buttons = [*meant_buttons(preview, recipient), Button(words("button-cancel"), Key("cancel", match.id))]
        return Post.of(self.promise(preview, recipient), picture, *rows(buttons))

    def promise(self, preview: Preview, recipient: Recipient) -> Markup:
        """Return what a line would do, in words; it stands first in them."""
        speech, words, game = Speech(recipient.words), recipient.words, self.game_of(preview.match)
        lines = [words("preview-title", line=preview.line), speech.notes(game, preview.notes)]
        if preview.additions:
            could = Markup(", ").join(speech.addition(game, code) for code in preview.additions)
            lines.append(words("preview-additions", additions=could))
        if game.rules.to_act(preview.after) == {CHANCE}:
            lines.append(words("preview-throw"))
        return Markup("\n").join(filter(None, lines))

    async def position(
        self,
        match: Match,
        state: Any,
        recipient: Recipient,
        *,
        viewer: Viewer,
        move: int,
        timed: Timed | None = None,
    ) -> Post:
        """Return a position, now or in the past, as a picture, as text too for those who want that always."""
        text = [self.as_text(match, state, recipient, viewer=viewer)] if recipient.has_text else []
        said = self.caption(match, recipient, move=move, timed=timed)
        return Post.of(said, await self.picture(match, state, recipient, viewer=viewer), *text)

    def caption(self, match: Match, recipient: Recipient, *, move: int, timed: Timed | None = None) -> Markup:
        """Return which position is shown and, of the present one, whose turn it is; `timed` adds the clocks."""
        name = Speech(recipient.words).game(self.game_of(match))
        title = recipient.words("position-title", game=name, move=str(move), moves=str(match.moves))
        status = self.status(match, recipient) if move == match.moves else ""
        times = clocks.line(timed, self.game_of(match), recipient) if timed else ""
        return Markup("\n").join(filter(None, (title, status, times)))

    def as_text(self, match: Match, state: Any, recipient: Recipient, *, viewer: Viewer) -> Markup:
        """Return a position as a board in plain characters."""
        return code_block(self.view(match, state, recipient, viewer=viewer).text())

    async def picture(
        self,
        match: Match,
        state: Any,
        recipient: Recipient,
        *,
        viewer: Viewer,
    ) -> Picture:
        """Return a position as a picture with its description, both made from the same view."""
        view = self.view(match, state, recipient, viewer=viewer)
        if match.outcome is not None and state is match.state:
            view = view.ended(match.outcome)
        return await self.picture_of(match, view, recipient)

    async def picture_of(
        self, match: Match, view: View, recipient: Recipient, *, marks: Sequence[str] = (), has_names: bool = True
    ) -> Picture:
        """Return what somebody sees of a match as a picture with its description, places that `marks` name marked."""
        game = self.game_of(match)
        alt = limits.clip(Speech(recipient.words).notes(game, view.notes()), limits.ALT_TEXT)
        data = await self._painter.board(
            game.info.key,
            view,
            theme=recipient.theme,
            words=recipient.words,
            names=await self.drawn_names(match, recipient.words) if has_names else (),
            marks=marks,
        )
        return Picture(f"{match.id}-{match.position}.png", data, alt)

    async def names(self, match: Match, words: Words) -> tuple[str, ...]:
        """Return how those who play are called as far as that is known, in the order of their seats."""
        return tuple(called.text for called in await self._called(match, words))

    async def drawn_names(self, match: Match, words: Words) -> tuple[str, ...]:
        """Return how those who play are called on pictures, in the order of their seats."""
        return tuple(called.drawn for called in await self._called(match, words))

    async def _called(self, match: Match, words: Words) -> tuple[Called, ...]:
        people = [person for person in match.persons if not is_computer(person)]
        known = dict(zip(people, await self._names_of(match.proposal.server, people), strict=True))
        return tuple(known.get(person) or Called.by(str(Speech(words).computer(person))) for person in match.persons)

    async def secrets(self, match: Match, recipient: Recipient, *, viewer: Viewer, is_direct: bool) -> Post:
        """Return what a player may know and others may not, as pictures; in a direct message it is kept up.

        To everybody else it shows the players' notes, once these are open.
        """
        words, game = recipient.words, self.game_of(match)
        speech, view = Speech(words), self.view(match, match.state, recipient, viewer=viewer)
        drawn = await self._painter.private(
            game.info.key, view, theme=recipient.theme, words=words, names=await self.drawn_names(match, words)
        )
        pictures = [
            Picture(
                f"{match.id}-{match.position}-{picture.name}.png",
                picture.png,
                limits.clip(speech.notes(game, picture.notes), limits.ALT_TEXT),
            )
            for picture in drawn
        ]
        pictures = pictures or [await self.picture_of(match, view, recipient)]
        name = "notes-title" if viewer is None else "secrets-title"
        title = words(name, game=speech.game(game), move=str(match.moves), count=match.moves)
        private = "notes-open" if viewer is None else "secrets-letter" if is_direct else "secrets-again"
        hint = words("secrets-over" if match.phase == "over" else private)
        text = [code_block(view.text())] if recipient.has_text else []
        button = Button(words("button-as-text"), Key("secrets_text", match.id))
        return Post.of(
            title, *pictures, *text, *rows([button]), Markup("-# {}\n-# {}").format(hint, self.marker(match))
        )

    async def revealed(self, match: Match, recipient: Recipient) -> Post:
        """Return a position with everything that is hidden in it, for a moderator."""
        game = self.game_of(match)
        state = game.secrets.revealed(match.state)
        picture = await self.picture(match, state, recipient, viewer=None)
        return Post.of(recipient.words("revealed"), picture, code_block(game.narration.view(state, None).text()))

    def view(self, match: Match, state: Any, recipient: Recipient, *, viewer: Viewer) -> View:
        """Return what somebody sees of a position, from the side from which the recipient likes to look at boards."""
        view: View = self.game_of(match).narration.view(self._shown(match, state), viewer)
        return self.turned(view, recipient)

    def turned(self, view: View, recipient: Recipient) -> View:
        """Return a view from the side from which the reader likes to look at boards."""
        return view.turned() if recipient.has_turned_board and isinstance(view, TurnableView) else view

    def _shown(self, match: Match, state: Any) -> Any:
        """Return a position as it may be shown now: after the end nothing of a match is secret."""
        game = self.game_of(match)
        if match.phase == "over":
            return game.secrets.revealed(state)
        return game.secrets.with_open_notes(state) if match.has_open_notes else state

    def _due(self, match: Match) -> tuple[PersonId, ...]:
        game = self.game_of(match)
        return tuple(match.persons[seat] for seat in (match.undelivered or match.due(game)))


def _opening(game: AnyGame, match: Match) -> str:
    """Return the message that says how to begin: a match, or what follows the set-up; empty later on."""
    if is_beginning(game, match):
        return f"{game.info.key}-begin"
    last = len(match.persons) * (game.info.set_up_turns + 1)
    is_opening = match.phase == "running" and game.rules.turn_number(match.state) <= last
    return f"{game.info.key}-begin-play" if is_opening else ""


def _marks(match: Match, seq: int) -> Markup:
    """Return what the marker of the post about a fact begins with."""
    return Markup("`{}` · #{} ·").format(match.id, seq)
