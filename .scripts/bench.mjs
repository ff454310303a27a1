// @ts-check
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { startTemporaryPostgres } from './postgres/postgres.mjs';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
const options = { log: console.log, signal: abort.signal };
await ensureInstalled(options);
// One part starts what is built.
await buildWhatIsStale({ ...options, only: ['backend'] });
const { bench } = loadBackend('bench/bench.ts');
const postgres = await startTemporaryPostgres();
try {
  await bench(postgres.url, process.argv.slice(2));
} finally {
  await postgres.stop();
}
