#!/bin/sh
# Run once, when the database is created: lets the standby of the compose network follow.
set -eu
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
