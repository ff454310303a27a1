// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTemporaryPostgres } from '../../../.scripts/postgres.mjs';

/* The shop as `npm start` opens it, on a database and a folder that go away with it. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'haberdash-browser-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const postgres = await startTemporaryPostgres();

Object.assign(process.env, {
  PORT: '0',
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
});
await import('../../../.scripts/start.mjs');
