// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { startTemporaryPostgres } from './postgres/postgres.mjs';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
await ensureInstalled({ log: console.log, signal: abort.signal });
const { bench } = loadBackend('bench/bench.ts');
const postgres = await startTemporaryPostgres();
try {
  if (!(await bench(postgres.url, process.argv.slice(2)))) process.exitCode = 1;
} finally {
  await postgres.stop();
}
