BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0024');
CREATE TABLE answered (
	interaction BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_answered PRIMARY KEY (interaction)
);
INSERT INTO "answered" VALUES(1234567890123456789,1728043200000001);
CREATE TABLE blocks (
	person BIGINT NOT NULL, 
	blocked BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (person, blocked)
)
 WITHOUT ROWID;
INSERT INTO "blocks" VALUES(9223372036854775807,6);
CREATE TABLE cases (
	"match" TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	server BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	state TEXT NOT NULL, 
	ruling TEXT, 
	opened_at BIGINT NOT NULL, 
	thread BIGINT, 
	CONSTRAINT pk_cases PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_cases_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "cases" VALUES('0f3k9x2m',3,7,4611686018427387905,'ruled','rewound',1728043200000001,4611686018427387903);
CREATE TABLE comments (
	"match" TEXT NOT NULL, 
	move INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	edited_at BIGINT, 
	is_removed BOOLEAN NOT NULL, 
	CONSTRAINT pk_comments PRIMARY KEY ("match", move, person), 
	CONSTRAINT fk_comments_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "comments" VALUES('0f3k9x2m',2,9223372036854775807,'Gut & <@6>',1728043200000001,NULL,0);
CREATE TABLE fixtures (
	season TEXT NOT NULL, 
	fixture INTEGER NOT NULL, 
	attempt INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	CONSTRAINT pk_fixtures PRIMARY KEY (season, fixture, attempt), 
	CONSTRAINT fk_fixtures_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
CREATE TABLE follows (
	person BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	subject TEXT NOT NULL, 
	server BIGINT NOT NULL, 
	is_each BOOLEAN NOT NULL, 
	CONSTRAINT pk_follows PRIMARY KEY (person, kind, subject, server)
)
 WITHOUT ROWID

;
INSERT INTO "follows" VALUES(9223372036854775807,'person','4611686018427387905',7,1);
CREATE TABLE forgotten (
	person INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_forgotten PRIMARY KEY (person)
);
INSERT INTO "forgotten" VALUES(6,1728043200000001);
CREATE TABLE hint_marks (
	number INTEGER NOT NULL, 
	server BIGINT NOT NULL, 
	hint TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	other BIGINT NOT NULL, 
	"by" BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_hint_marks PRIMARY KEY (number)
);
INSERT INTO "hint_marks" VALUES(1,7,'quick:1',9223372036854775807,6,9,1728043200000001,'dismissed','Ill.');
CREATE TABLE identified (
	bucket INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_identified PRIMARY KEY (bucket)
);
INSERT INTO "identified" VALUES(0,1728043200000001);
CREATE TABLE languages (
	person BIGINT NOT NULL, 
	language TEXT NOT NULL, 
	CONSTRAINT pk_languages PRIMARY KEY (person)
)
 WITHOUT ROWID

;
INSERT INTO "languages" VALUES(7,'de');
CREATE TABLE letters (
	"match" TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT, 
	CONSTRAINT pk_letters PRIMARY KEY ("match", person), 
	CONSTRAINT fk_letters_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "letters" VALUES('0f3k9x2m',9223372036854775807,576460752303423488,288230376151711744);
CREATE TABLE log (
	"match" TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_log_match FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "log" VALUES('0f3k9x2m',1,1728043200000001,'{"kind":"action_taken","seat":0,"person":4611686018427387905,"action":{"kind":"place","at":"ä0"},"line":"d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 "}','933548e7031faa6a4126e2b294508146568dd41ebc366cca95629f6a8f725e7b');
INSERT INTO "log" VALUES('0f3k9x2m',2,1728043200000001,'{"kind":"action_taken","seat":0,"person":4611686018427387905,"action":{"kind":"place","at":"ä1"},"line":"d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 "}','a80b3091d2f54198cf28fd09bb0ef73ed91695865fd3dbc997dc50a9a3de40f0');
INSERT INTO "log" VALUES('0f3k9x2m',3,1728043200000001,'{"kind":"action_taken","seat":0,"person":4611686018427387905,"action":{"kind":"place","at":"ä0"},"line":"d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 "}','408b425773235cc684b6d1bba2815ab83e7efab454fdfb7f08492a2bba12a9c4');
INSERT INTO "log" VALUES('0f3k9x2m',4,1728043200000001,'{"kind":"action_taken","seat":0,"person":4611686018427387905,"action":{"kind":"place","at":"ä1"},"line":"d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 d4:e5 "}','853ba3ce908a71016be265bf6a608c1f1961c403a2d1dd2510c87b82ad8eb6a4');
CREATE TABLE matches (
	number INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	game TEXT NOT NULL, 
	phase TEXT NOT NULL, 
	server BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	persons JSON NOT NULL, 
	due BIGINT NOT NULL, 
	due_at BIGINT, 
	updated_at BIGINT NOT NULL, 
	thread BIGINT, 
	invitation BIGINT, 
	board BIGINT, 
	seq INTEGER NOT NULL, 
	digest TEXT NOT NULL, 
	body TEXT NOT NULL, 
	state TEXT, 
	CONSTRAINT pk_matches PRIMARY KEY (number), 
	CONSTRAINT uq_matches_match UNIQUE ("match")
);
INSERT INTO "matches" VALUES(1,'0f3k9x2m','colliding_circles','running',7,1152921504606846976,'[9223372036854775807, 4611686018427387905]',1,1728043200000001,1728043200000001,4611686018427387904,2305843009213693952,1152921504606846976,4,'853ba3ce908a71016be265bf6a608c1f1961c403a2d1dd2510c87b82ad8eb6a4','üüüüüüüüüüüüüüüüüüüüüüüüüüüüüü',NULL);
CREATE TABLE member_notes (
	server BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	"by" BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_member_notes PRIMARY KEY (server, person, number)
)
 WITHOUT ROWID

;
INSERT INTO "member_notes" VALUES(7,9223372036854775807,1,9,1728043200000001,'Came late & said so.');
CREATE TABLE mutes (
	"match" TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY ("match", person), 
	CONSTRAINT fk_mutes_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "mutes" VALUES('0f3k9x2m',9223372036854775807);
CREATE TABLE notes (
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY ("key")
)
 WITHOUT ROWID

;
INSERT INTO "notes" VALUES('commands','abc');
INSERT INTO "notes" VALUES('key','JArDegQpHX+TOS8KjxZOudv3Il7QER5AI9DfTBTs+ZjKlSAoMapxhmz8qXexOlWlAH/wR2QcqFupxDau2umIjQ5CbnJMV1H+Gds+fX+DAtOw8Y4m6NEapnF++uWXxQ==');
CREATE TABLE notices (
	person BIGINT NOT NULL, 
	"match" TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	not_before BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	CONSTRAINT pk_notices PRIMARY KEY (person, "match", kind)
)
 WITHOUT ROWID

;
INSERT INTO "notices" VALUES(9223372036854775807,'0f3k9x2m','turn',4,1728043200000001,1);
CREATE TABLE open_comments (
	"match" TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	CONSTRAINT pk_open_comments PRIMARY KEY ("match", person), 
	CONSTRAINT fk_open_comments_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "open_comments" VALUES('0f3k9x2m',9223372036854775807);
CREATE TABLE outbox (
	number INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	first_seq INTEGER NOT NULL, 
	last_seq INTEGER NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (number), 
	CONSTRAINT fk_outbox_match FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "outbox" VALUES(1,'0f3k9x2m',3,4);
CREATE TABLE persons (
	id INTEGER NOT NULL, 
	language TEXT, 
	has_preview BOOLEAN NOT NULL, 
	theme TEXT, 
	zone TEXT, 
	sleep JSON, 
	notice TEXT NOT NULL, 
	digest_hour INTEGER NOT NULL, 
	has_turned_board BOOLEAN NOT NULL, 
	has_text BOOLEAN NOT NULL, 
	shows TEXT NOT NULL, 
	night_taken BIGINT, 
	CONSTRAINT pk_persons PRIMARY KEY (id)
);
INSERT INTO "persons" VALUES(5,'de',0,'light',NULL,NULL,'thread',8,0,0,'records',NULL);
INSERT INTO "persons" VALUES(7,NULL,1,NULL,'Europe/Berlin','[1380, 420]','digest',9,1,1,'all',NULL);
CREATE TABLE plans (
	"match" TEXT NOT NULL, 
	person BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY ("match", person, number), 
	CONSTRAINT fk_plans_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "plans" VALUES('0f3k9x2m',9223372036854775807,1,2,'GCYmt89twKz0Wj9JKaCchyFaVaC+/EZJA82cHOUZP54AO8vEOGEesS+kJQ==');
CREATE TABLE policies (
	server BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_policies PRIMARY KEY (server, name)
)
 WITHOUT ROWID

;
INSERT INTO "policies" VALUES(7,'fast','{"name":"fast","bank":86400,"increment":28800,"cap":86400,"sleeps":true,"rest_days":[],"vacation_days":0,"reminders":[25],"zero":"loss"}');
CREATE TABLE private_matches (
	match TEXT NOT NULL, 
	CONSTRAINT pk_private_matches PRIMARY KEY (match), 
	CONSTRAINT fk_private_matches_match FOREIGN KEY(match) REFERENCES matches (match)
)
 WITHOUT ROWID

;
INSERT INTO "private_matches" VALUES('0f3k9x2m');
CREATE TABLE puzzle_answers (
	puzzle BIGINT NOT NULL, 
	person BIGINT NOT NULL, 
	line TEXT NOT NULL, 
	is_right BOOLEAN NOT NULL, 
	is_named BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (puzzle, person), 
	CONSTRAINT fk_puzzle_answers_puzzle FOREIGN KEY(puzzle) REFERENCES puzzles (number)
)
 WITHOUT ROWID

;
INSERT INTO "puzzle_answers" VALUES(1,9223372036854775807,'D6',1,0,1728043200000001);
CREATE TABLE puzzle_searches (
	"match" TEXT NOT NULL, 
	positions INTEGER NOT NULL, 
	CONSTRAINT pk_puzzle_searches PRIMARY KEY ("match"), 
	CONSTRAINT fk_puzzle_searches_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "puzzle_searches" VALUES('0f3k9x2m',4);
CREATE TABLE puzzles (
	number INTEGER NOT NULL, 
	server BIGINT NOT NULL, 
	"match" TEXT NOT NULL, 
	move INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	line TEXT NOT NULL, 
	margin FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	week TEXT, 
	channel BIGINT, 
	message BIGINT, 
	posted_at BIGINT, 
	closed_at BIGINT, 
	"right" INTEGER NOT NULL, 
	answered INTEGER NOT NULL, 
	CONSTRAINT pk_puzzles PRIMARY KEY (number), 
	CONSTRAINT fk_puzzles_match FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "puzzles" VALUES(1,7,'0f3k9x2m',3,0,'D6',0.25,1,'2026-W05',13,14,1728043200000001,NULL,0,0);
INSERT INTO "puzzles" VALUES(2,7,'0f3k9x2m',5,1,'C5-C6',0.5,1,NULL,NULL,NULL,NULL,NULL,0,0);
CREATE TABLE recent (
	person BIGINT NOT NULL, 
	kind TEXT NOT NULL, 
	"match" TEXT NOT NULL, 
	other BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_recent PRIMARY KEY (person, kind, "match", other), 
	CONSTRAINT fk_recent_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID;
INSERT INTO "recent" VALUES(9223372036854775807,'invited','0f3k9x2m',4611686018427387905,1700000000000000);
CREATE TABLE results (
	"match" TEXT NOT NULL, 
	game TEXT NOT NULL, 
	server BIGINT NOT NULL, 
	persons JSON NOT NULL, 
	outcome JSON NOT NULL, 
	turns JSON NOT NULL, 
	is_rated BOOLEAN NOT NULL, 
	ended_at BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("match"), 
	CONSTRAINT fk_results_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
CREATE TABLE reviews (
	"match" TEXT NOT NULL, 
	position INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY ("match"), 
	CONSTRAINT fk_reviews_match FOREIGN KEY("match") REFERENCES matches ("match")
);
INSERT INTO "reviews" VALUES('0f3k9x2m',2,1,'{}');
CREATE TABLE scheduled_events (
	season TEXT NOT NULL, 
	name TEXT NOT NULL, 
	event BIGINT, 
	shape TEXT NOT NULL, 
	is_gone BOOLEAN NOT NULL, 
	CONSTRAINT pk_scheduled_events PRIMARY KEY (season, name), 
	CONSTRAINT fk_scheduled_events_season FOREIGN KEY(season) REFERENCES seasons (season)
)
 WITHOUT ROWID

;
INSERT INTO "scheduled_events" VALUES('season01','start',4611686018427387904,'shape',0);
CREATE TABLE season_log (
	season TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	CONSTRAINT pk_season_log PRIMARY KEY (season, seq), 
	CONSTRAINT fk_season_log_season FOREIGN KEY(season) REFERENCES seasons (season)
);
INSERT INTO "season_log" VALUES('season01',1,1728043200000001,'{"n":0}','fa29c28f8060a3c92959d8cd001c498e0117e5da3223a5009d9123c3478752c6');
INSERT INTO "season_log" VALUES('season01',2,1728043200000001,'{"n":1}','1687c3a2f6d95fa7eec1d799ed687ad9c9036bfa8e2bfe105cbcf759aea17574');
CREATE TABLE season_outbox (
	number INTEGER NOT NULL, 
	season TEXT NOT NULL, 
	first_seq INTEGER NOT NULL, 
	last_seq INTEGER NOT NULL, 
	CONSTRAINT pk_season_outbox PRIMARY KEY (number), 
	CONSTRAINT fk_season_outbox_season FOREIGN KEY(season) REFERENCES seasons (season)
);
INSERT INTO "season_outbox" VALUES(1,'season01',1,2);
CREATE TABLE season_posts (
	season TEXT NOT NULL, 
	name TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	message BIGINT NOT NULL, 
	CONSTRAINT pk_season_posts PRIMARY KEY (season, name), 
	CONSTRAINT fk_season_posts_season FOREIGN KEY(season) REFERENCES seasons (season)
)
 WITHOUT ROWID

;
INSERT INTO "season_posts" VALUES('season01','page',4611686018427387904,2305843009213693952);
CREATE TABLE season_seeds (
	season TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	CONSTRAINT pk_season_seeds PRIMARY KEY (season), 
	CONSTRAINT fk_season_seeds_season FOREIGN KEY(season) REFERENCES seasons (season)
)
 WITHOUT ROWID

;
INSERT INTO "season_seeds" VALUES('season01',X'D9993ADEA6EBAFF201E4CA98ACBD9770D8819683D4D044BFE8EF98CAD21C6D40685BC051B8C923A9EFD6C12DA4A7F5048F05A052194704A692599251');
CREATE TABLE seasons (
	number INTEGER NOT NULL, 
	season TEXT NOT NULL, 
	league TEXT NOT NULL, 
	name TEXT NOT NULL, 
	season_number INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	server BIGINT NOT NULL, 
	phase TEXT NOT NULL, 
	due_at BIGINT, 
	persons JSON NOT NULL, 
	seq INTEGER NOT NULL, 
	CONSTRAINT pk_seasons PRIMARY KEY (number), 
	CONSTRAINT uq_seasons_season UNIQUE (season)
);
INSERT INTO "seasons" VALUES(1,'season01','gamwin','Gamwin',1,'gamwin',7,'open',1728043200000001,'[9223372036854775807]',2);
CREATE TABLE seats (
	"match" TEXT NOT NULL, 
	bit INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	phase TEXT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", bit), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "seats" VALUES('0f3k9x2m',1,4611686018427387905,'running');
INSERT INTO "seats" VALUES('0f3k9x2m',0,9223372036854775807,'running');
CREATE TABLE seeds (
	"match" TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	CONSTRAINT pk_seeds PRIMARY KEY ("match"), 
	CONSTRAINT fk_seeds_match FOREIGN KEY("match") REFERENCES matches ("match")
)
 WITHOUT ROWID

;
INSERT INTO "seeds" VALUES('0f3k9x2m',X'67D855106FB92B18C475B07BC71EF6A5DB3B6CD14F6404F1D8DCBAB0677EE6BFADE49C18598AB566022F5830098419B03516C301ED0E4A6C7A76D9E1');
CREATE TABLE servers (
	id INTEGER NOT NULL, 
	language TEXT, 
	theme TEXT, 
	channel BIGINT, 
	moderator_role BIGINT, 
	zone TEXT, 
	report_channel BIGINT, 
	policy TEXT, 
	has_appeals BOOLEAN NOT NULL, 
	results_channel BIGINT, 
	organiser_role BIGINT, 
	puzzle_channel BIGINT, 
	has_events BOOLEAN NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
);
INSERT INTO "servers" VALUES(7,'de','dark',8,9,NULL,NULL,NULL,1,10,12,13,1);
INSERT INTO "servers" VALUES(11,NULL,NULL,NULL,NULL,NULL,NULL,'fast',0,NULL,NULL,NULL,0);
CREATE TABLE shards (
	shard INTEGER NOT NULL, 
	count INTEGER NOT NULL, 
	holder TEXT, 
	until BIGINT NOT NULL, 
	is_own BOOLEAN NOT NULL, 
	wanted_by TEXT, 
	wanted_until BIGINT NOT NULL, 
	is_noting BOOLEAN NOT NULL, 
	is_ready BOOLEAN NOT NULL, 
	beat BIGINT, 
	CONSTRAINT pk_shards PRIMARY KEY (shard)
);
INSERT INTO "shards" VALUES(0,1,'process',1728043200000001,0,NULL,0,0,0,1728043200000001);
CREATE TABLE solved_steps (
	person BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	step TEXT NOT NULL, 
	CONSTRAINT pk_solved_steps PRIMARY KEY (person, game, step)
)
 WITHOUT ROWID

;
INSERT INTO "solved_steps" VALUES(9223372036854775807,'columbiz','board');
CREATE TABLE studies (
	person BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_studies PRIMARY KEY (person, number)
)
 WITHOUT ROWID

;
INSERT INTO "studies" VALUES(9223372036854775807,1767225600,1,'JprDugYgcqnpcZJi3VrVwDGqlrKgSmMKu3HJBGA17BxyRapiQbvEXJCrYU5ZSOQ3E0Nr5wxVNZESF99FUQ57NEJqKNQmGN03Tlq2E8yqE3A4YA72APyUHF5Tw3WOXipQedd4oA3egD6BgW+y1l5k5uhH0uJFVDRmcr/sSVpgFflm7jo01JHpqmk+hRPfeCUz76JMYhNFJN9ZtBC3i5PLmjqRl8SCw+mkVcdS2Pmhkj7HI83fmwDJMi6S227B1DYcx1cizGmeFLzN9GVtD5xUBzSnt/OpZshMATipJeRoUYuTmsxLjVlXtohSuMRBpihJZ0+H0/PVytqYNYR9+nBPwTO8enekjR+vqWAif7CFQDDlOOwLAU4swlq0o8K7OaCQ7eS9mR6RzZcmf63hZtiDzBLssyeVHhSU5Y+cwhgQzp3J9kCa67UZudQ2rYLVRX4P1WDT83K3NQl2zSAy31PBT2nUr94OCGn6');
CREATE TABLE vacations (
	person BIGINT NOT NULL, 
	first DATE NOT NULL, 
	last DATE NOT NULL, 
	zone TEXT DEFAULT 'UTC' NOT NULL, 
	CONSTRAINT pk_vacations PRIMARY KEY (person, first)
)
 WITHOUT ROWID

;
INSERT INTO "vacations" VALUES(9223372036854775807,'2026-07-01','2026-07-14','UTC');
CREATE INDEX ix_seats_person_phase ON seats (person, phase);
CREATE TRIGGER log_is_not_updated BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_is_not_deleted BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM log WHERE match = NEW.match)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE INDEX ix_mutes_person ON mutes (person);
CREATE INDEX ix_notices_not_before ON notices (not_before);
CREATE INDEX ix_matches_server_phase ON matches (server, phase);
CREATE INDEX ix_matches_thread ON matches (thread);
CREATE INDEX ix_matches_proposed ON matches (updated_at) WHERE phase = 'proposed';
CREATE INDEX ix_matches_running ON matches (number) WHERE phase = 'running';
CREATE INDEX ix_cases_server ON cases (server);
CREATE INDEX ix_cases_thread ON cases (thread);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_results_game_ended_at ON results (game, ended_at);
CREATE INDEX ix_seasons_server ON seasons (server);
CREATE TRIGGER season_log_is_not_updated BEFORE UPDATE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER season_log_is_not_deleted BEFORE DELETE ON season_log
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER season_log_has_no_gap BEFORE INSERT ON season_log
    WHEN NEW.seq != 1 + COALESCE((SELECT MAX(seq) FROM season_log WHERE season = NEW.season), 0)
    BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE UNIQUE INDEX ix_puzzles_server_week ON puzzles (server, week);
CREATE INDEX ix_puzzle_answers_person ON puzzle_answers (person);
CREATE INDEX ix_follows_kind_subject ON follows (kind, subject);
CREATE INDEX ix_comments_person ON comments (person);
CREATE INDEX ix_hint_marks_server ON hint_marks (server);
CREATE INDEX ix_results_server_ended_at ON results (server, ended_at);
COMMIT;
