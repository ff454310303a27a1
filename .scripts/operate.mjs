// @ts-check
import path from 'node:path';
import { runBackendCommand } from './lib/backend-command.mjs';
import { buildWhatIsStale } from './lib/build.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { runningPostgres } from './postgres/postgres.mjs';

// An operator's command of the backend, by its file below `backend`, with its arguments: `node .scripts/operate.mjs src/commands/retry-jobs`.
const [command = '', ...args] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

try {
  await buildWhatIsStale({ log: console.log, only: ['backend'] });
  const databaseUrl = process.env.DATABASE_URL || runningPostgres(path.join(dataDir, 'postgres'));
  await runBackendCommand(command, args, databaseUrl);
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}
