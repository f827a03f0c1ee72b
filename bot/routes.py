"""The commands, and which function answers which component.

The keys of routes stand in the custom_ids of old posts: rename none, remove none.
"""

from functools import partial

from bot.features.help.commands import HelpCommands
from bot.features.help.components import leagues_pressed as help_leagues
from bot.features.help.components import rules, rules_menu
from bot.features.league import checking, founding, leaving, looking, organising, ratings
from bot.features.league import components as league
from bot.features.league.commands import LeagueCommands, RatingCommands
from bot.features.match import boards, entropy, first, history_views, imported, invitation, offers, substitution
from bot.features.match.commands import BoardCommands, MatchCommands
from bot.features.moderation import components as moderation
from bot.features.moderation import disputes
from bot.features.moderation.commands import DisputeCommands, ModCommands, dispute_this
from bot.features.person import components as person
from bot.features.person.commands import PersonCommands
from bot.features.play import components as play
from bot.features.play import plans, private_views
from bot.features.play.commands import PlayCommands
from bot.features.proof import components as proof
from bot.features.proof.commands import ProofCommands
from bot.features.server import page, policies, zone
from bot.features.server.commands import ServerCommands
from bot.platform.routing import Routes, on_match

COGS = (
    MatchCommands,
    BoardCommands,
    PlayCommands,
    ProofCommands,
    PersonCommands,
    ServerCommands,
    ModCommands,
    DisputeCommands,
    LeagueCommands,
    RatingCommands,
    HelpCommands,
)

MENUS = (first.challenge, dispute_this)
"""What can be chosen from the menu of a member or of a message."""

ROUTES: Routes = {
    "abandon": on_match(offers.offer_abandon),
    "accept": partial(offers.answer, is_accepted=True),
    "appeal": partial(disputes.ask, name="appeal"),
    "board": boards.board,
    "board_text": boards.board_text,
    "build": play.build,
    "called": disputes.called,
    "cancel": play.cancel,
    "cancel_offer": offers.cancel_offer,
    "cases": moderation.case_page,
    "change": play.open_form,
    "claim": on_match(offers.claim_time),
    "confirm": play.confirm,
    "decline": on_match(invitation.decline),
    "details": on_match(invitation.show_details),
    "dispute": on_match(disputes.call),
    "draft": policies.draft,
    "draft_form": policies.open_form,
    "draft_typed": policies.typed,
    "draw": on_match(offers.offer_draw),
    "entropy": entropy.open_form,
    "entropy_typed": entropy.entropy_typed,
    "export": on_match(history_views.send_export),
    "first_game": first.propose,
    "first_match": first.ask_game,
    "forget": lambda event: person.ask_forget(event.context),
    "forget_yes": person.forget_yes,
    "help_leagues": help_leagues,
    "import": imported.turn_page,
    "join": on_match(invitation.join),
    "league_act": organising.chosen,
    "league_acted": organising.acted,
    "league_announce": founding.announced,
    "league_archive": looking.archive,
    "league_check": checking.check,
    "league_ask_time": leaving.ask_time,
    "league_away": leaving.away,
    "league_away_kept": leaving.away_kept,
    "league_correction": organising.correct,
    "league_cross": league.cross,
    "league_decline": league.decline,
    "league_draft": founding.changed,
    "league_edit": founding.edit_pressed,
    "league_fixtures": league.fixtures,
    "league_go_on": league.go_on,
    "league_history": looking.history,
    "league_hand_over": leaving.give,
    "league_handed": leaving.given,
    "league_join": league.join_pressed,
    "league_leave": league.leave_pressed,
    "league_leave_yes": league.leave_yes,
    "league_mine": league.mine,
    "league_organise": organising.organise,
    "league_page": founding.page_turned,
    "league_rules": league.rules,
    "league_save": founding.rules_saved,
    "league_show": league.page,
    "league_standby": league.standby_pressed,
    "league_table": league.table,
    "league_take": league.take,
    "league_time_asked": leaving.time_asked,
    "league_why": league.why,
    "league_wish": league.wish,
    "list": history_views.list_page,
    "log": history_views.log,
    "mod_act": moderation.act,
    "mod_ask": moderation.asked,
    "mod_rewind_to": moderation.choose_rewind,
    "more": history_views.more,
    "my_data": lambda event: person.send_data(event.context),
    "new_dispute": partial(disputes.ask, name="dispute"),
    "open_notes": on_match(offers.offer_open_notes),
    "pick": play.pick,
    "plan_cancel": plans.cancel,
    "plans": plans.show,
    "policies": policies.list_page,
    "policy": policies.page,
    "policy_default": policies.make_default,
    "policy_remove": policies.remove,
    "policy_save": policies.save,
    "rating_table": ratings.turn_page,
    "refuse": partial(offers.answer, is_accepted=False),
    "rematch": on_match(invitation.propose_rematch),
    "replay": on_match(history_views.send_replay),
    "resign": on_match(offers.ask_resign),
    "resign_yes": offers.resign_yes,
    "rules": rules,
    "rules_menu": rules_menu,
    "secrets": on_match(private_views.show_secrets),
    "secrets_text": on_match(private_views.show_secrets_as_text),
    "share": boards.share,
    "setup": page.show,
    "setup_set": page.choose,
    "setup_zone": zone.ask,
    "setup_zone_typed": page.zone_typed,
    "statement": partial(disputes.ask, name="statement"),
    "substitute_yes": substitution.ask_all,
    "takeback": on_match(offers.offer_takeback),
    "try": play.try_line,
    "turn_over": play.turn_over,
    "type": play.open_form,
    "typed": play.typed,
    "verify": on_match(proof.show_proof),
    "withdraw": on_match(invitation.withdraw),
}
