"""Posts about one match: what happened, whose turn it is, what a line would do. No import of discord here.

Public posts are made from the public view only.
"""

from dataclasses import replace
from typing import Any

from bot import clocks, limits, policies
from bot.audience import answering
from bot.game_options import say_options, unusual
from bot.news import FINGERPRINT, is_offer, news, shows_board
from bot.painter import Painter
from bot.post import Button, Buttons, Key, Picture, Post, rows
from bot.readers import Reader
from bot.speech import Speech, mention
from engine.codec import AnyGame, Games
from engine.facts import (
    OfferAnswered,
    OfferCancelled,
    OfferMade,
    PersonId,
    TimeRanOut,
)
from engine.match import Match
from engine.service import Happened, Preview
from engine.timing import Timed
from games.core import CHANCE, TurnableView, View, Viewer

ACCENT_OPEN = 0x56B4E9
ACCENT_DONE = 0x8A8F98
ACCENT_ASK = 0xE69F00


class Presenter:
    """Makes posts for a reader."""

    def __init__(self, games: Games, painter: Painter) -> None:
        self._games = games
        self._painter = painter

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules of a match."""
        return self._games[match.proposal.game]

    def marker(self, match: Match) -> str:
        """Return the line that names a match, the number of the fact and the head of the chain: unique to a post."""
        return f"`{match.id}` · #{match.seq} · `{match.digest[:8]}`"

    # The invitation

    def invitation(self, match: Match, reader: Reader, *, thread: int | None = None) -> Post:
        """Return the invitation as it stands now."""
        speech, words, game = Speech(reader.words), reader.words, self.game_of(match)
        proposal = match.proposal
        lines = [f"## {speech.game(game)}", self._who_is_asked(match, reader)]
        if proposal.wished_seat is not None:
            seat = speech.seat(game, proposal.wished_seat)
            lines.append(words("invitation-seat", person=mention(proposal.by), seat=seat))
        else:
            lines.append(words("invitation-seats-drawn"))
        agreed = say_options(game, unusual(game, dict(proposal.options)), words)
        if agreed:
            lines.append(words("invitation-options", options=", ".join(agreed)))
        lines += policies.offer(proposal.policy, game, words, seats=proposal.seats)
        if match.joined:
            lines.append(words("invitation-joined", persons=", ".join(map(mention, match.joined))))
        if match.entropies:
            added = ", ".join(mention(person) for person, _ in match.entropies)
            lines.append(words("invitation-entropy", persons=added))
        lines.append(self._invitation_state(match, reader, thread))
        if match.phase == "proposed" and match.commitment is not None:
            lines.append(f"-# {words('invitation-commitment', commitment=match.commitment[:FINGERPRINT])}")
        buttons = self._invitation_buttons(match, reader) if match.phase == "proposed" else ()
        return Post.of(
            "\n".join(lines),
            *buttons,
            f"-# {self.marker(match)}",
            mentions=proposal.invited if match.phase == "proposed" else (),
            accent=ACCENT_OPEN if match.phase == "proposed" else ACCENT_DONE,
        )

    def _who_is_asked(self, match: Match, reader: Reader) -> str:
        proposal, words = match.proposal, reader.words
        open_seats = proposal.seats - 1 - len(proposal.invited)
        by, guests = mention(proposal.by), ", ".join(map(mention, proposal.invited))
        if not proposal.invited:
            return words("invitation-open", person=by, seats=open_seats)
        if open_seats:
            return words("invitation-mixed", person=by, guests=guests, seats=open_seats)
        return words("invitation-named", person=by, guests=guests)

    def _invitation_state(self, match: Match, reader: Reader, thread: int | None) -> str:
        words = reader.words
        match match.phase:
            case "proposed":
                return words("invitation-waiting", count=match.proposal.seats - 1 - len(match.joined))
            case "withdrawn":
                return words("invitation-gone")
            case "running" | "over":
                return words("invitation-started", thread=f"<#{thread}>" if thread else "")

    def _invitation_buttons(self, match: Match, reader: Reader) -> tuple[Buttons, ...]:
        words = reader.words
        buttons = [Button(words("button-join"), Key("join", match.id), "success")]
        if match.proposal.invited:
            buttons.append(Button(words("button-decline"), Key("decline", match.id)))
        buttons.append(Button(words("button-entropy"), Key("entropy", match.id)))
        buttons.append(Button(words("button-withdraw"), Key("withdraw", match.id)))
        buttons.append(Button(words("button-rules"), Key("rules", match.id, text=match.proposal.game)))
        return rows(buttons)

    # The thread

    async def turn(self, happened: Happened, reader: Reader, *, timed: Timed | None = None, earlier: str = "") -> Post:
        """Return the post after a change of the position, or at the end: what happened, the picture, who is to move.

        `timed` is the match with its calendars, `earlier` what the post says already, if it grows with the turn.
        """
        match = happened.after
        picture = await self.picture(match, match.state, reader, viewer=None)
        return Post.of(
            "\n".join(filter(None, (earlier, news(self.game_of(match), happened, reader)))),
            picture,
            self.status(match, reader),
            clocks.line(timed, self.game_of(match), reader) if timed else "",
            self._secrets_opened(match, reader),
            *self._turn_buttons(match, reader),
            f"-# {self.marker(match)}",
            mentions=self._due(match),
        )

    async def again(self, match: Match, reader: Reader, *, timed: Timed) -> Post:
        """Return the present board for a thread that takes the place of a deleted one."""
        picture = await self.picture(match, match.state, reader, viewer=None)
        shown = self.status(match, reader), clocks.line(timed, self.game_of(match), reader)
        buttons = self._turn_buttons(match, reader)
        return Post.of(reader.words("thread-again"), picture, *shown, *buttons, f"-# {self.marker(match)}")

    def status(self, match: Match, reader: Reader) -> str:
        """Return the score and who is to move, or how the match ended."""
        speech, words, game = Speech(reader.words), reader.words, self.game_of(match)
        if match.outcome is not None:
            return f"### {speech.outcome(game, match, match.outcome)}"
        if match.untold:
            waiting = ", ".join(speech.player(game, match, seat) for seat in match.untold)
            return words("secrets-waiting", players=waiting)
        if match.pause is not None:
            return words(f"status-paused-{match.pause}")
        due = words("to-move", player=", ".join(speech.player(game, match, seat) for seat in match.due(game)))
        if not game.info.has_score:
            return due
        return f"{due}  ·  {words('score', score='/'.join(map(str, game.scores(match.state))))}"

    def _secrets_opened(self, match: Match, reader: Reader) -> str:
        """Return what was hidden, once a match with secrets is over, and who has looked at it before."""
        game = self.game_of(match)
        if match.outcome is None or not game.info.has_secrets:
            return ""
        board = f"```\n{game.view(game.opened(match.state), None).text()}\n```"
        lookers = ", ".join(map(mention, match.lookers))
        looked = reader.words("secrets-looked-at", persons=lookers) if lookers else ""
        return "\n".join(filter(None, (reader.words("secrets-opened"), board, looked)))

    def _turn_buttons(self, match: Match, reader: Reader) -> tuple[Buttons, ...]:
        words = reader.words
        secrets = Button(words("button-secrets"), Key("secrets", match.id), "primary" if match.untold else "secondary")
        if match.phase == "over":
            return rows(
                [
                    Button(words("button-rematch"), Key("rematch", match.id), "primary"),
                    Button(words("button-log"), Key("log", match.id)),
                    Button(words("button-replay"), Key("replay", match.id)),
                    Button(words("button-export"), Key("export", match.id)),
                    Button(words("button-verify"), Key("verify", match.id)),
                    Button(words("button-dispute"), Key("dispute", match.id)),
                ]
            )
        moving = [
            Button(words("button-build"), Key("build", match.id, match.position), "primary"),
            Button(words("button-type"), Key("type", match.id, match.position)),
        ]
        private = [secrets] if self.game_of(match).info.has_secrets else []
        more = Button(words("button-more"), Key("more", match.id))
        is_held = match.untold or match.pause
        call = Button(words("button-dispute"), Key("dispute", match.id))
        return rows([*([] if is_held else moving), *private, *self._claim(match, reader), more, call])

    def note(self, happened: Happened, reader: Reader) -> Post:
        """Return the post about something that leaves the board as it is."""
        match = happened.after
        told = news(self.game_of(match), happened, reader)
        late = any(isinstance(fact, TimeRanOut) for fact in happened.facts)
        others = tuple(match.persons[seat] for seat in match.active if not match.is_late(seat)) if late else ()
        return Post.of(
            told,
            *rows(self._claim(match, reader)),
            f"-# {self.marker(match)}",
            mentions=others,
            roles=_moderators(match, reader) if late else (),
            accent=ACCENT_ASK,
        )

    def _claim(self, match: Match, reader: Reader) -> list[Button]:
        """Return the button with which an opponent claims the win, if there is anything to claim."""
        is_claimable = match.policy is not None and match.policy.zero == "claim" and match.phase == "running"
        if not is_claimable or not any(clock.is_out for clock in match.clocks):
            return []
        return [Button(reader.words("button-claim"), Key("claim", match.id), "danger")]

    def offer(self, happened: Happened, reader: Reader) -> Post:
        """Return the post about an offer: the question with its buttons, or what became of it."""
        match, fact = happened.after, happened.fact
        speech, words, game = Speech(reader.words), reader.words, self.game_of(match)
        marker = f"-# {self.marker(match)}"
        match fact:
            case OfferMade():
                return self._question(match, fact, reader)
            case OfferAnswered(offer=kind, seat=seat, person=person, is_accepted=is_accepted):
                answer = "accepted" if is_accepted else "declined"
                player = speech.player(game, match, seat) if person in match.persons else mention(person)
                notes = [Button(words("button-notes"), Key("secrets", match.id))] if match.has_open_notes else []
                shown = rows(notes if kind == "open_notes" else [])
                return Post.of(words(f"offer-{kind}-{answer}", player=player), *shown, marker)
            case OfferCancelled(offer=kind, seat=seat):
                return Post.of(words(f"offer-{kind}-cancelled", player=speech.player(game, match, seat)), marker)
            case _:
                raise AssertionError(fact)

    def _question(self, match: Match, offer: OfferMade, reader: Reader) -> Post:
        """Return an offer as a question to everybody who has to agree."""
        speech, words, game = Speech(reader.words), reader.words, self.game_of(match)
        assert match.offer is not None
        asked = [answering(match, match.offer, seat) for seat in match.asked]
        others = [person for person in asked if person != offer.substitute]
        own = "-own" if offer.replaced == offer.seat else ""
        question = words(
            f"offer-{offer.offer}{own}",
            player=speech.player(game, match, offer.seat),
            others=", ".join(map(mention, others)),
            count=len(others),
            substitute="" if offer.substitute is None else mention(offer.substitute),
            leaver="" if offer.replaced is None else speech.player(game, match, offer.replaced),
        )
        learned = self._learned(offer, reader) if offer.offer == "takeback" else ""
        buttons = self._offer_buttons(f"{offer.offer}.{match.seq}", match, reader)
        return Post.of(
            f"{question} {learned}".rstrip(),
            *buttons,
            f"-# {self.marker(match)}",
            mentions=asked,
            accent=ACCENT_ASK,
        )

    def _learned(self, offer: OfferMade, reader: Reader) -> str:
        """Return what everybody has learned since the turn that is to be taken back."""
        words = reader.words
        thrown = words("takeback-throw") if offer.crosses_throw else ""
        lines = ", ".join(f"`{line}`" for line in offer.answers)
        answered = words("takeback-answers", lines=lines) if lines else ""
        return " ".join(filter(None, (thrown, answered))) or words("takeback-nothing-learned")

    def _offer_buttons(self, offer: str, match: Match, reader: Reader) -> tuple[Buttons, ...]:
        words = reader.words
        return rows(
            [
                Button(words("button-accept"), Key("accept", match.id, text=offer), "success"),
                Button(words("button-refuse"), Key("refuse", match.id, text=offer)),
                Button(words("button-cancel-offer"), Key("cancel_offer", match.id, text=offer)),
            ]
        )

    async def public(
        self, happened: Happened, reader: Reader, *, timed: Timed | None = None, earlier: str = ""
    ) -> Post:
        """Return the post that a change leaves in the match's thread."""
        if shows_board(happened):
            return await self.turn(happened, reader, timed=timed, earlier=earlier)
        return self.offer(happened, reader) if is_offer(happened) else self.note(happened, reader)

    # In private

    async def preview(self, preview: Preview, reader: Reader, *, viewer: Viewer) -> Post:
        """Return what a line would do, with the question whether it is meant."""
        speech, words, match = Speech(reader.words), reader.words, preview.match
        game = self.game_of(match)
        lines = [words("preview-title", line=preview.line), speech.notes(game, preview.notes)]
        if preview.additions:
            could = ", ".join(speech.addition(game, code) for code in preview.additions)
            lines.append(words("preview-additions", additions=could))
        if game.to_act(preview.after) == {CHANCE}:
            lines.append(words("preview-throw"))
        picture = await self.picture(match, preview.after, reader, viewer=viewer)
        buttons = rows(
            [
                Button(
                    words("button-confirm"), _short(Key("confirm", match.id, match.position, preview.line)), "success"
                ),
                Button(words("button-change"), _short(Key("change", match.id, match.position, preview.line))),
                Button(words("button-cancel"), Key("cancel", match.id)),
            ]
        )
        return Post.of("\n".join(filter(None, lines)), picture, *buttons)

    async def position(
        self,
        match: Match,
        state: Any,
        reader: Reader,
        *,
        viewer: Viewer,
        move: int,
        timed: Timed | None = None,
        has_text: bool = True,
    ) -> Post:
        """Return a position, now or in the past, as picture and text board; `timed` adds the clocks in full."""
        speech, game = Speech(reader.words), self.game_of(match)
        title = reader.words("position-title", game=speech.game(game), move=str(move), moves=str(match.moves))
        board = f"```\n{self.view(match, state, reader, viewer=viewer).text()}\n```" if has_text else ""
        status = self.status(match, reader) if move == match.moves else ""
        times = clocks.full(timed, game, reader) if timed else ""
        return Post.of(title, await self.picture(match, state, reader, viewer=viewer), board, status, times)

    async def picture(self, match: Match, state: Any, reader: Reader, *, viewer: Viewer) -> Picture:
        """Return a position as a picture with its description, both made from the same view."""
        view = self.view(match, state, reader, viewer=viewer)
        if match.outcome is not None and state is match.state:
            view = view.ended(match.outcome)
        return await self.picture_of(match, view, reader)

    async def picture_of(self, match: Match, view: View, reader: Reader) -> Picture:
        """Return what somebody sees of a match as a picture with its description."""
        game = self.game_of(match)
        alt = limits.clip(Speech(reader.words).notes(game, view.notes()), limits.ALT_TEXT)
        data = await self._painter.board(game.info.key, view, theme=reader.theme, words=reader.words)
        return Picture(f"{match.id}-{match.position}.png", data, alt)

    async def secrets(self, match: Match, reader: Reader, *, viewer: Viewer, is_letter: bool) -> Post:
        """Return what a player may know and others may not, as pictures and as text; a letter is kept up to date.

        To everybody else it shows the players' notes, once these are open.
        """
        words, game = reader.words, self.game_of(match)
        speech, view = Speech(words), self.view(match, match.state, reader, viewer=viewer)
        drawn = await self._painter.private(game.info.key, view, theme=reader.theme, words=words)
        pictures = [
            Picture(
                f"{match.id}-{match.position}-{each.name}.png",
                each.png,
                limits.clip(speech.notes(game, each.notes), limits.ALT_TEXT),
            )
            for each in drawn
        ]
        pictures = pictures or [await self.picture_of(match, view, reader)]
        title = words(
            "notes-title" if viewer is None else "secrets-title", game=speech.game(game), move=str(match.moves)
        )
        private = "notes-open" if viewer is None else "secrets-letter" if is_letter else "secrets-again"
        hint = words("secrets-over" if match.phase == "over" else private)
        return Post.of(title, *pictures, f"```\n{view.text()}\n```", f"-# {hint}", f"-# {self.marker(match)}")

    async def revealed(self, match: Match, reader: Reader) -> Post:
        """Return a position with everything that is hidden in it, for a moderator."""
        game = self.game_of(match)
        state = game.opened(match.state)
        picture = await self.picture(match, state, reader, viewer=None)
        return Post.of(reader.words("revealed"), picture, f"```\n{game.view(state, None).text()}\n```")

    def view(self, match: Match, state: Any, reader: Reader, *, viewer: Viewer) -> View:
        """Return what somebody sees of a position, from the side from which the reader likes to look at boards."""
        view: View = self.game_of(match).view(self._shown(match, state), viewer)
        return view.turned() if reader.has_turned_board and isinstance(view, TurnableView) else view

    def _shown(self, match: Match, state: Any) -> Any:
        """Return a position as it may be shown now: after the end nothing of a match is secret."""
        game = self.game_of(match)
        if match.phase == "over":
            return game.opened(state)
        return game.with_open_notes(state) if match.has_open_notes else state

    def _due(self, match: Match) -> tuple[PersonId, ...]:
        game = self.game_of(match)
        return tuple(match.persons[seat] for seat in (match.untold or match.due(game)))


def _moderators(match: Match, reader: Reader) -> tuple[int, ...]:
    """Return the role to call where moderators decide about a time-out."""
    asks = match.policy is not None and match.policy.zero == "moderator"
    return (reader.moderators,) if asks and reader.moderators is not None else ()


def _short(key: Key) -> Key:
    """Return a key without its line if that is too long for a button; the preview says it as well."""
    return key if key.fits else replace(key, text="")
