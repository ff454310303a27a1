// @ts-check
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runBackendCommand } from './lib/backend-command.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { copyRunningCluster } from './postgres/cluster-copy.mjs';
import { stayingOwner } from './postgres/cluster.mjs';
import { runningPostgres, startPostgres } from './postgres/postgres.mjs';

// The backend dumps the database of one's own Postgres. The embedded one brings no pg_dump: its files are copied.
const args = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

try {
  await buildWhatIsStale({ log: console.log, only: ['backend'] });
  if (process.env.DATABASE_URL)
    await runBackendCommand('src/commands/backup', args, process.env.DATABASE_URL);
  else await backUpEmbedded(args[0] ?? path.join(dataDir, 'backups'));
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} parent the folder of all backups */
async function backUpEmbedded(parent) {
  const load = createRequire(new URL('../backend/dist/src/commands/backup/', import.meta.url));
  const { makeBackup, picturesIn } = load('./backups.js');
  const home = path.join(dataDir, 'postgres');
  const started = (await isStopped(home)) ? await startPostgres({ dataDir: home }) : undefined;
  try {
    const url = started?.url ?? runningPostgres(home);
    const pictures = picturesIn({ ...process.env, DATABASE_URL: url, DATA_DIR: dataDir });
    const folder = await makeBackup(parent, pictures, (/** @type {string} */ draft) =>
      copyRunningCluster(url, home, draft),
    );
    console.log(folder);
  } finally {
    await started?.stop();
  }
}

/** A shop that does not run, perhaps because it refuses to start on its data, is copied as well. @param {string} home */
async function isStopped(home) {
  return existsSync(path.join(home, 'cluster')) && (await stayingOwner(home, 0)) === undefined;
}
