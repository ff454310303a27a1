// @ts-check
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { startTemporaryPostgres } from './postgres/postgres.mjs';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
const options = { log: console.log, signal: abort.signal };
await ensureInstalled(options);
const { bench, partsIn } = loadBackend('bench/bench.ts');
const words = process.argv.slice(2);
// It starts what is built.
if (partsIn(words).includes('start')) await buildWhatIsStale({ ...options, only: ['backend'] });
const postgres = await startTemporaryPostgres();
try {
  await bench(postgres.url, words);
} finally {
  await postgres.stop();
}
