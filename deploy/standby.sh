#!/bin/sh
# The standby of the profile "several": copies the primary once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSFILE=/tmp/pgpass
  (umask 077 && printf 'database:5432:*:portico:%s\n' "$(cat /run/secrets/database)" > "$PGPASSFILE")
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  # The slot keeps what a stopped standby still needs.
  until pg_basebackup --pgdata="$PGDATA" --host=database --username=portico --write-recovery-conf \
    --wal-method=stream --slot=standby --create-slot --checkpoint=fast; do
    sleep 2
  done
fi
exec postgres -c hot_standby=on
