// @ts-check
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { requireTypeScript } from './lib/require-typescript.mjs';
import { root } from './lib/workspaces.mjs';
import { startTemporaryPostgres } from './postgres.mjs';

const abort = new AbortController();
process.once('SIGINT', () => abort.abort());
await ensureInstalled({ log: console.log, signal: abort.signal });
const { bench } = requireTypeScript('backend/bench/bench.ts');
const postgres = await startTemporaryPostgres();
try {
  await bench(postgres.url, path.join(root, '.scripts/lib/run-typescript.mjs'));
} finally {
  await postgres.stop();
}
