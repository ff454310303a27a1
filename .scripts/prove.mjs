// @ts-check
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { startRestartablePostgres } from './postgres/restartable-postgres.mjs';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
const { signal } = abort;
await ensureInstalled({ log: console.log, signal });
await buildWhatIsStale({ log: console.log, signal, only: ['backend'] });
const { prove } = loadBackend('prove/prove.ts');
const args = process.argv.slice(2);
const failed = await prove({
  startPostgres: startRestartablePostgres,
  short: args.includes('--short'),
  only: args.filter((arg) => !arg.startsWith('--')),
});
process.exit(failed > 0 ? 1 : 0);
