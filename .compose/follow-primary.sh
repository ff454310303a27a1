#!/bin/sh
# A streaming replica. At its first start it copies the primary; remove its volume to have it copied again.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host="$PRIMARY" --pgdata="$PGDATA" --wal-method=stream --checkpoint=fast --write-recovery-conf
  chmod 700 "$PGDATA"
fi
exec postgres
