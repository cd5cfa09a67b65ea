#!/bin/sh
# Dumps one database, encrypts it and keeps it for 14 days: backup.sh NAME COMMAND..., where the command is pg_dump.
set -eu
name=$1
shift
umask 077
folder=${BACKUP_FOLDER:-/var/backups/portico}
mkdir -p "$folder"
file="$folder/$name-$(date -u +%Y%m%dT%H%M%SZ).dump"
# A dump that fails midway leaves no file that looks like a backup.
trap 'rm -f "$file.part"' EXIT
if [ -n "${BACKUP_RECIPIENT:-}" ]; then
  "$@" > "$file.part"
  gpg --batch --yes --trust-model always --recipient "$BACKUP_RECIPIENT" --output "$file.gpg" --encrypt "$file.part"
else
  "$@" > "$file.part"
  mv "$file.part" "$file"
fi
find "$folder" -name "$name-*.dump*" -mtime +14 -delete
