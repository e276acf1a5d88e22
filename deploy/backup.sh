#!/bin/sh
# /usr/local/sbin/guide-backup FOLDER: backs up one site to FOLDER/2026-11-22T09-30-00Z, and removes
# all but the newest 30 (KEEP). guide-backup@.service runs it (docs/operations/backups.md).
#   CONTENT_DIR  the content's folder, with its photos; left out if it isn't set
#   PGDATABASE   the database, with PGHOST, PGUSER and PGPASSWORD; left out if it isn't set
# A backup is whole or not there: it gets its name once everything in it has been read again.
set -eu
umask 077

folder=${1:?names the folder to write to}
keep=${KEEP:-30}
name=$(date --utc +%Y-%m-%dT%H-%M-%SZ)
part=$folder/.$name.part

if [ -z "${CONTENT_DIR:-}${PGDATABASE:-}" ]; then
  echo 'There is nothing to back up: set CONTENT_DIR, PGDATABASE or both.' >&2
  exit 1
fi

rm -rf "$folder"/.*.part
mkdir "$part"
if [ -n "${CONTENT_DIR:-}" ]; then
  tar --create --gzip --file "$part/content.tar.gz" --directory "$CONTENT_DIR" .
  tar --list --file "$part/content.tar.gz" >/dev/null
fi
if [ -n "${PGDATABASE:-}" ]; then
  pg_dump --format=custom --file="$part/database.dump"
  pg_restore --file=/dev/null "$part/database.dump"
fi
(cd "$part" && sha256sum -- * >SHA256SUMS)
sync
mv "$part" "$folder/$name"
echo "$folder/$name: $(du --summarize --human-readable "$folder/$name" | cut -f 1)"

ls -1d "$folder"/????-??-??T* | sort | head -n "-$keep" | while read -r old; do rm -rf "$old"; done
