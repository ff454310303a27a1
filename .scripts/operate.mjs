// @ts-check
import path from 'node:path';
import { buildWhatIsStale } from './lib/build.mjs';
import { run } from './lib/run.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { runningPostgres } from './postgres/postgres.mjs';

// An operator's command of the backend, by the name of its file: `node .scripts/operate.mjs retry-jobs`.
const [command] = process.argv.slice(2);
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

try {
  await buildWhatIsStale({ log: console.log, only: ['backend'] });
  const databaseUrl = process.env.DATABASE_URL || runningPostgres(path.join(dataDir, 'postgres'));
  const { code } = await run(process.execPath, [path.join(root, `backend/dist/src/${command}.js`)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    show: true,
  });
  process.exitCode = code;
} catch (error) {
  console.error(isStartupError(error) ? error.message : error);
  process.exitCode = 1;
}
