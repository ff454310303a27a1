// @ts-check
import pg from 'pg';

/**
 * @typedef {import('./start-topology.mjs').Topology} Topology
 * @typedef {import('./load.mjs').Load} Load
 * @typedef {import('./load.mjs').Step} Step
 */

/**
 * Brings the servers of a release to this version, in the order of docs/operations.md. In between, one of the release starts again on
 * the migrated database, as after a crash or when the update is taken back.
 * @param {Topology} topology
 * @param {string} release the folder of its backend
 * @returns {Step[]}
 */
export const updateSteps = (topology, release) => [
  { name: 'The migrations, during a backup', perform: (load) => migrateDuringBackup(topology, load) },
  ...topology.backends.flatMap((backend, index) => [
    { name: `Backend ${index + 1} again in the release`, perform: () => backend.restart(release) },
    { name: `Backend ${index + 1} in this version`, perform: () => backend.restart() },
  ]),
  { name: 'The worker in this version', perform: () => topology.worker.restart() },
  { name: 'The listing rows, rebuilt', perform: () => topology.rebuildListing() },
];

/** Calls that pass while the backup keeps the migrations waiting. */
const callsDuringBackup = 500;

/** @param {Topology} topology @param {Load} load */
async function migrateDuringBackup({ databaseUrl, migrate }, load) {
  const backup = new pg.Client({ connectionString: databaseUrl });
  await backup.connect();
  try {
    await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await backup.query(lockAsABackupDoes);
    const migrated = migrate();
    await Promise.race([migrated, load.reach(load.calls + callsDuringBackup)]);
    await backup.query('COMMIT');
    await migrated;
  } finally {
    await backup.end();
  }
}

/** pg_dump keeps these locks, and sees the database as it was at its beginning, until its end. */
const lockAsABackupDoes = `
  DO $$ BEGIN
    EXECUTE (SELECT format('LOCK TABLE %s IN ACCESS SHARE MODE', string_agg(oid::regclass::text, ', '))
      FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)');
  END $$`;
