# syntax=docker/dockerfile:1
# The bot alone. Everything that it writes, temporary files included, lies in /data, so the rest of the file system may be
# read-only. The base is named by its tag, so that each build has the fixes of its day (docker build --pull).
FROM python:3.13-slim-bookworm AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /app
RUN python -m venv /venv
COPY requirements/run.lock requirements/postgresql.lock ./
RUN /venv/bin/pip install --require-hashes -r postgresql.lock

FROM python:3.13-slim-bookworm
RUN groupadd --gid 10001 bot \
 && useradd --uid 10001 --gid bot --home-dir /app --no-create-home bot \
 && install -d -o bot -g bot /data
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/fernzug.db \
    HEALTH_FILE=/data/alive \
    LOG_FORMAT=json
COPY --from=build /venv /venv
WORKDIR /app
COPY games ./games
COPY leagues ./leagues
COPY engine ./engine
COPY players ./players
COPY renderers ./renderers
COPY storage ./storage
COPY bot ./bot
RUN python -m compileall -q .
USER 10001:10001
VOLUME ["/data"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["python", "-m", "bot.operations.healthcheck"]
ENTRYPOINT ["python", "-m", "bot"]
