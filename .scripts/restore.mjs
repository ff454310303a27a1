// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { runBackendCommand } from './lib/backend-command.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { isStartupError, StartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { stayingOwner } from './postgres/cluster.mjs';
import { restoreCluster } from './postgres/cluster-copy.mjs';
import { startPostgres } from './postgres/postgres.mjs';

// Into one's own Postgres, the backend restores a dump; a copy of the embedded one becomes the embedded one of DATA_DIR.
const args = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

try {
  await buildWhatIsStale({ log: console.log, only: ['backend'] });
  if (process.env.DATABASE_URL)
    await runBackendCommand('src/commands/restore', args, process.env.DATABASE_URL);
  else await restoreEmbedded();
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}

async function restoreEmbedded() {
  const load = createRequire(new URL('../backend/dist/src/commands/backup/', import.meta.url));
  const { restoreBackup, picturesIn } = load('./backups.js');
  const { folder, replace } = load('./restore-arguments.js').restoreArguments(args);
  const home = path.join(dataDir, 'postgres');
  const pid = await stayingOwner(home, 500);
  if (pid) throw new StartupError(`The shop is running (process ${pid}): stop it first.`);
  // Nobody talks to the database here.
  const pictures = picturesIn({
    ...process.env,
    DATABASE_URL: 'postgres://127.0.0.1/embedded',
    DATA_DIR: dataDir,
  });
  const restoreDatabase = async (/** @type {{ kind: string, postgres: number }} */ copy) => {
    if (copy.kind !== 'cluster')
      throw new StartupError('The backup is of another Postgres: restore it with DATABASE_URL.');
    await restoreCluster(folder, home, copy, replace);
    // It replays the log and is whole, or does not start.
    await (await startPostgres({ dataDir: home })).stop();
  };
  await restoreBackup(folder, pictures, restoreDatabase, console.log);
}
