// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import '../../../.scripts/lib/process/fail-on-leaks.mjs';
import { startTemporaryPostgres } from '../../../.scripts/postgres/postgres.mjs';

/* The shop as `npm start` opens it, on a database and a folder that go away with it. */

// A test runner that was killed could not stop us; its end of the pipe closes all the same.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

const dataDir = mkdtempSync(path.join(tmpdir(), 'haberdash-browser-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const postgres = await startTemporaryPostgres();

Object.assign(process.env, {
  PORT: '0',
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  DEMO_ORDERS: 'false',
  REGISTRATIONS_PER_ADDRESS: '100000',
  LOG_LEVEL: 'error',
});
// Operators' commands need the database's address.
process.stdout.write(`${postgres.url}\n`);
await import('../../../.scripts/start.mjs');
