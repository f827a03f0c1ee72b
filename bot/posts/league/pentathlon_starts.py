"""The dry run of a pentathlon, whose stages start one by one or all at once, in words."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from bot.i18n import Words
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.forecast import Forecast, forecast, room_left
from bot.posts.league.pentathlon import game_of
from engine.log.codec import Games
from engine.seasons.facts.formats import PentathlonRules
from engine.seasons.state.own import FormatState
from engine.seasons.state.season import Season
from engine.seasons.state.stages import Stages, stage_rules


def stage_forecasts(season: Season, games: Games) -> Sequence[Forecast]:
    """Return what each stage of a pentathlon brings with those who take part in it as things stand."""
    return [
        forecast(_stage(season, number), games[stage.game].info)
        for number, stage in enumerate(season.rules.of(PentathlonRules).stages, 1)
    ]


def _stage(season: Season, number: int) -> Season:
    out = {entrant for entrant, stage in season.of(Stages).left_out if stage == number}
    entrants = {entrant: one for entrant, one in season.entrants.items() if entrant not in out}
    return replace(season, rules=stage_rules(season.rules, number), own=FormatState(), entrants=entrants)


def whole(season: Season, stages: Sequence[Forecast]) -> Forecast:
    """Return what all stages bring together: at the same time what the largest does, or all where none waits."""
    together = max if season.rules.of(PentathlonRules).is_in_turn else sum
    return Forecast(
        divisions=max((stage.divisions for stage in stages), key=len),
        fixtures=sum(stage.fixtures for stage in stages),
        each=together([stage.each for stage in stages]),
        threads=together([stage.threads for stage in stages]),
        days=together([stage.days for stage in stages]),
        longest=max(stage.longest for stage in stages),
    )


def pentathlon_lines(season: Season, games: Games, active: int, pace: float, words: Words) -> Iterator[Markup]:
    """Yield what the stages of a pentathlon bring; `pace` is how many private messages Discord takes in a minute."""
    stages, is_in_turn = stage_forecasts(season, games), season.rules.of(PentathlonRules).is_in_turn
    turn = "turn" if is_in_turn else "once"
    yield words("league-check-pentathlon", count=len(season.entrants), stages=len(stages), turn=turn)
    for number, made in enumerate(stages, 1):
        yield from _stage_lines(season, number, made, words)
    threads = whole(season, stages).threads
    yield words("league-check-threads", threads=threads, active=active, most=limits.ACTIVE_THREADS)
    if threads > room_left(active):
        yield words("league-check-no-room", room=room_left(active))
    played = zip(season.rules.of(PentathlonRules).stages, stages, strict=True)
    letters = [made.threads * each.seats for each, made in played if games[each.game].has_secrets]
    count = max(letters, default=0) if is_in_turn else sum(letters)
    if count:
        yield words("league-check-messages", count=count, minutes=max(1, ceil(count / pace)))


def _stage_lines(season: Season, number: int, made: Forecast, words: Words) -> Iterator[Markup]:
    game = game_of(season, number, words)
    if not made.divisions:
        yield words("league-check-stage-too-few", number=number, game=game, least=season.rules.least)
        return
    sizes = " + ".join(map(str, made.divisions))
    yield words(
        "league-check-stage", number=number, game=game, divisions=sizes, fixtures=made.fixtures, expected=made.days
    )
    if made.days > season.rules.days:
        yield words("league-check-stage-too-long", days=season.rules.days)
