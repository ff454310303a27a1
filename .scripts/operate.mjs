// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildWhatIsStale } from './lib/build.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { runningPostgres } from './postgres/postgres.mjs';

// An operator's command of the backend, by its file below `backend`, with its arguments: `node .scripts/operate.mjs src/commands/retry-jobs`.
const [command, ...args] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

try {
  await buildWhatIsStale({ log: console.log, only: ['backend'] });
  const databaseUrl = process.env.DATABASE_URL || runningPostgres(path.join(dataDir, 'postgres'));
  // It has the terminal to itself, to ask and to be interrupted.
  const running = spawn(process.execPath, [path.join(root, `backend/dist/${command}.js`), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = await once(running, 'close');
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}
