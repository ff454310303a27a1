#!/bin/sh
# Runs once, when the primary's data folder is new: the image's own rules let nobody replicate.
set -eu
echo 'host replication haberdash all scram-sha-256' >> "$PGDATA/pg_hba.conf"
