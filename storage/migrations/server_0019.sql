-- The tables with which databases on PostgreSQL begin: those of revision 0019. Never changed; later ones are migrations.

CREATE TABLE blocks (
    person BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    CONSTRAINT pk_blocks PRIMARY KEY (person, blocked)
);

CREATE INDEX ix_blocks_blocked ON blocks (blocked);

CREATE TABLE follows (
    person BIGINT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    server BIGINT NOT NULL,
    is_each BOOLEAN NOT NULL,
    CONSTRAINT pk_follows PRIMARY KEY (person, kind, subject, server)
);

CREATE INDEX ix_follows_kind_subject ON follows (kind, subject);

CREATE TABLE forgotten (
    person BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_forgotten PRIMARY KEY (person)
);

CREATE TABLE languages (
    person BIGINT NOT NULL,
    language TEXT NOT NULL,
    CONSTRAINT pk_languages PRIMARY KEY (person)
);

CREATE TABLE matches (
    number BIGSERIAL NOT NULL,
    match TEXT NOT NULL,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    persons JSONB NOT NULL,
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
    CONSTRAINT uq_matches_match UNIQUE (match)
);

CREATE INDEX ix_matches_proposed ON matches (updated_at) WHERE phase = 'proposed';

CREATE INDEX ix_matches_running ON matches (number) WHERE phase = 'running';

CREATE INDEX ix_matches_thread ON matches (thread);

CREATE TABLE notes (
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (key)
);

CREATE TABLE notices (
    person BIGINT NOT NULL,
    match TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq INTEGER NOT NULL,
    not_before BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    CONSTRAINT pk_notices PRIMARY KEY (person, match, kind)
);

CREATE INDEX ix_notices_not_before ON notices (not_before);

CREATE TABLE persons (
    id BIGINT NOT NULL,
    language TEXT,
    has_preview BOOLEAN NOT NULL,
    theme TEXT,
    zone TEXT,
    sleep JSONB,
    notice TEXT NOT NULL,
    digest_hour INTEGER NOT NULL,
    has_turned_board BOOLEAN NOT NULL,
    has_text BOOLEAN NOT NULL,
    shows TEXT NOT NULL,
    CONSTRAINT pk_persons PRIMARY KEY (id)
);

CREATE TABLE policies (
    server BIGINT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    CONSTRAINT pk_policies PRIMARY KEY (server, name)
);

CREATE TABLE seasons (
    number BIGSERIAL NOT NULL,
    season TEXT NOT NULL,
    league TEXT NOT NULL,
    name TEXT NOT NULL,
    season_number INTEGER NOT NULL,
    game TEXT NOT NULL,
    server BIGINT NOT NULL,
    phase TEXT NOT NULL,
    due_at BIGINT,
    persons JSONB NOT NULL,
    seq INTEGER NOT NULL,
    CONSTRAINT pk_seasons PRIMARY KEY (number),
    CONSTRAINT uq_seasons_season UNIQUE (season)
);

CREATE INDEX ix_seasons_server ON seasons (server);

CREATE TABLE servers (
    id BIGINT NOT NULL,
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

CREATE TABLE solved_steps (
    person BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    CONSTRAINT pk_solved_steps PRIMARY KEY (person, game, step)
);

CREATE TABLE studies (
    person BIGINT NOT NULL,
    number BIGINT NOT NULL,
    revision INTEGER NOT NULL,
    body TEXT NOT NULL,
    CONSTRAINT pk_studies PRIMARY KEY (person, number)
);

CREATE TABLE vacations (
    person BIGINT NOT NULL,
    first DATE NOT NULL,
    last DATE NOT NULL,
    CONSTRAINT pk_vacations PRIMARY KEY (person, first)
);

CREATE TABLE cases (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    server BIGINT NOT NULL,
    person BIGINT NOT NULL,
    state TEXT NOT NULL,
    ruling TEXT,
    opened_at BIGINT NOT NULL,
    thread BIGINT,
    CONSTRAINT pk_cases PRIMARY KEY (match, seq),
    CONSTRAINT fk_cases_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE INDEX ix_cases_server ON cases (server);

CREATE INDEX ix_cases_thread ON cases (thread);

CREATE TABLE comments (
    match TEXT NOT NULL,
    move INTEGER NOT NULL,
    person BIGINT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    edited_at BIGINT,
    is_removed BOOLEAN NOT NULL,
    CONSTRAINT pk_comments PRIMARY KEY (match, move, person),
    CONSTRAINT fk_comments_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE INDEX ix_comments_person ON comments (person);

CREATE TABLE fixtures (
    season TEXT NOT NULL,
    fixture INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    match TEXT NOT NULL,
    CONSTRAINT pk_fixtures PRIMARY KEY (season, fixture, attempt),
    CONSTRAINT fk_fixtures_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE letters (
    match TEXT NOT NULL,
    person BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    CONSTRAINT pk_letters PRIMARY KEY (match, person),
    CONSTRAINT fk_letters_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE log (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    digest TEXT NOT NULL,
    CONSTRAINT pk_log PRIMARY KEY (match, seq),
    CONSTRAINT fk_log_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE mutes (
    match TEXT NOT NULL,
    person BIGINT NOT NULL,
    CONSTRAINT pk_mutes PRIMARY KEY (match, person),
    CONSTRAINT fk_mutes_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE INDEX ix_mutes_person ON mutes (person);

CREATE TABLE open_comments (
    match TEXT NOT NULL,
    person BIGINT NOT NULL,
    CONSTRAINT pk_open_comments PRIMARY KEY (match, person),
    CONSTRAINT fk_open_comments_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE outbox (
    number BIGSERIAL NOT NULL,
    match TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    CONSTRAINT pk_outbox PRIMARY KEY (number),
    CONSTRAINT fk_outbox_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE plans (
    match TEXT NOT NULL,
    person BIGINT NOT NULL,
    number INTEGER NOT NULL,
    position INTEGER NOT NULL,
    body TEXT NOT NULL,
    CONSTRAINT pk_plans PRIMARY KEY (match, person, number),
    CONSTRAINT fk_plans_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE private_matches (
    match TEXT NOT NULL,
    CONSTRAINT pk_private_matches PRIMARY KEY (match),
    CONSTRAINT fk_private_matches_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE puzzle_searches (
    match TEXT NOT NULL,
    positions INTEGER NOT NULL,
    CONSTRAINT pk_puzzle_searches PRIMARY KEY (match),
    CONSTRAINT fk_puzzle_searches_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE puzzles (
    number BIGSERIAL NOT NULL,
    server BIGINT NOT NULL,
    match TEXT NOT NULL,
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
    CONSTRAINT fk_puzzles_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE UNIQUE INDEX ix_puzzles_server_week ON puzzles (server, week);

CREATE TABLE recent (
    person BIGINT NOT NULL,
    kind TEXT NOT NULL,
    match TEXT NOT NULL,
    other BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_recent PRIMARY KEY (person, kind, match, other),
    CONSTRAINT fk_recent_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE results (
    match TEXT NOT NULL,
    game TEXT NOT NULL,
    server BIGINT NOT NULL,
    persons JSONB NOT NULL,
    outcome JSONB NOT NULL,
    turns JSONB NOT NULL,
    is_rated BOOLEAN NOT NULL,
    ended_at BIGINT NOT NULL,
    CONSTRAINT pk_results PRIMARY KEY (match),
    CONSTRAINT fk_results_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE INDEX ix_results_game_ended_at ON results (game, ended_at);

CREATE TABLE reviews (
    match TEXT NOT NULL,
    position INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    CONSTRAINT pk_reviews PRIMARY KEY (match),
    CONSTRAINT fk_reviews_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE scheduled_events (
    season TEXT NOT NULL,
    name TEXT NOT NULL,
    event BIGINT,
    shape TEXT NOT NULL,
    is_gone BOOLEAN NOT NULL,
    CONSTRAINT pk_scheduled_events PRIMARY KEY (season, name),
    CONSTRAINT fk_scheduled_events_season FOREIGN KEY(season) REFERENCES seasons (season)
);

CREATE TABLE season_log (
    season TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    digest TEXT NOT NULL,
    CONSTRAINT pk_season_log PRIMARY KEY (season, seq),
    CONSTRAINT fk_season_log_season FOREIGN KEY(season) REFERENCES seasons (season)
);

CREATE TABLE season_outbox (
    number BIGSERIAL NOT NULL,
    season TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    CONSTRAINT pk_season_outbox PRIMARY KEY (number),
    CONSTRAINT fk_season_outbox_season FOREIGN KEY(season) REFERENCES seasons (season)
);

CREATE TABLE season_posts (
    season TEXT NOT NULL,
    name TEXT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    CONSTRAINT pk_season_posts PRIMARY KEY (season, name),
    CONSTRAINT fk_season_posts_season FOREIGN KEY(season) REFERENCES seasons (season)
);

CREATE TABLE season_seeds (
    season TEXT NOT NULL,
    seed BYTEA NOT NULL,
    CONSTRAINT pk_season_seeds PRIMARY KEY (season),
    CONSTRAINT fk_season_seeds_season FOREIGN KEY(season) REFERENCES seasons (season)
);

CREATE TABLE seats (
    match TEXT NOT NULL,
    bit INTEGER NOT NULL,
    person BIGINT NOT NULL,
    phase TEXT NOT NULL,
    CONSTRAINT pk_seats PRIMARY KEY (match, bit),
    CONSTRAINT fk_seats_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE INDEX ix_seats_person_phase ON seats (person, phase);

CREATE TABLE seeds (
    match TEXT NOT NULL,
    seed BYTEA NOT NULL,
    CONSTRAINT pk_seeds PRIMARY KEY (match),
    CONSTRAINT fk_seeds_match FOREIGN KEY(match) REFERENCES matches (match)
);

CREATE TABLE puzzle_answers (
    puzzle BIGINT NOT NULL,
    person BIGINT NOT NULL,
    line TEXT NOT NULL,
    is_right BOOLEAN NOT NULL,
    is_named BOOLEAN NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_puzzle_answers PRIMARY KEY (puzzle, person),
    CONSTRAINT fk_puzzle_answers_puzzle FOREIGN KEY(puzzle) REFERENCES puzzles (number)
);

CREATE INDEX ix_puzzle_answers_person ON puzzle_answers (person);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    last integer;
BEGIN
    IF TG_TABLE_NAME = 'log' THEN
        SELECT max(seq) INTO last FROM log WHERE match = NEW.match;
    ELSE
        SELECT max(seq) INTO last FROM season_log WHERE season = NEW.season;
    END IF;
    IF NEW.seq IS DISTINCT FROM coalesce(last, 0) + 1 THEN
        RAISE EXCEPTION 'the log is append-only' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER log_is_not_changed BEFORE UPDATE OR DELETE ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_is_not_emptied BEFORE TRUNCATE ON log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    FOR EACH ROW EXECUTE FUNCTION refuse_gap();
CREATE TRIGGER season_log_is_not_changed BEFORE UPDATE OR DELETE ON season_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER season_log_is_not_emptied BEFORE TRUNCATE ON season_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER season_log_has_no_gap BEFORE INSERT ON season_log
    FOR EACH ROW EXECUTE FUNCTION refuse_gap();
