// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { until } from '../lib/process/processes.mjs';
import { startPostgres, startTemporaryPostgres } from './postgres.mjs';

const client = new URL('../../backend/package.json', import.meta.url).href;

/** @param {string} url @param {string} sql */
async function query(url, sql) {
  const { Client } = createRequire(client)('pg');
  const connection = new Client({ connectionString: url });
  await connection.connect();
  try {
    return (await connection.query(sql)).rows;
  } finally {
    await connection.end();
  }
}

/**
 * Another process that opens the same folder, and waits to be killed.
 * @param {string} dataDir
 */
async function openElsewhere(dataDir) {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.mjs', import.meta.url).href)});
    const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(owner.stdout, 'data');
  return { owner, url: String(line).trim() };
}

describe('the embedded Postgres', { timeout: 60_000 }, () => {
  /** @type {string} */
  let folder;
  const dataDir = () => path.join(folder, 'postgres');
  const running = () => existsSync(path.join(dataDir(), 'cluster', 'postmaster.pid'));
  before(() => (folder = mkdtempSync(path.join(tmpdir(), 'haberdash-postgres-test-'))));
  after(() => rmSync(folder, { recursive: true }));

  test('keeps committed data when it is stopped and started', async () => {
    const first = await startPostgres({ dataDir: dataDir() });
    await query(first.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (1)');
    await first.stop();
    assert.equal(running(), false);
    const second = await startPostgres({ dataDir: dataDir() });
    assert.deepEqual(await query(second.url, 'SELECT n FROM kept'), [{ n: 1 }]);
    assert.deepEqual(await query(second.url, 'SHOW fsync'), [{ fsync: 'on' }]);
    await second.stop();
  });

  test('refuses a client without the password', async () => {
    const postgres = await startPostgres({ dataDir: dataDir() });
    const guess = new URL(postgres.url);
    guess.password = 'guess';
    await assert.rejects(query(guess.href, 'SELECT 1'), /password authentication failed/);
    await postgres.stop();
  });

  test('belongs to one process at a time', async () => {
    const { owner } = await openElsewhere(dataDir());
    await assert.rejects(startPostgres({ dataDir: dataDir() }), {
      name: 'StartupError',
      message: /Another Haberdash/,
    });
    owner.kill('SIGKILL');
    await once(owner, 'exit');
  });

  test('ends when its owner is killed, and loses no data', async () => {
    const { owner, url } = await openElsewhere(dataDir());
    await query(url, 'INSERT INTO kept VALUES (2)');
    owner.kill('SIGKILL');
    assert.equal(await until(() => !running(), 10_000), true);
    const next = await startPostgres({ dataDir: dataDir() });
    assert.deepEqual(await query(next.url, 'SELECT max(n) AS n FROM kept'), [{ n: 2 }]);
    await next.stop();
  });

  test('starts after a shop and its Postgres were killed', async () => {
    const { owner, url } = await openElsewhere(dataDir());
    await query(url, 'INSERT INTO kept VALUES (3)');
    const [pid] = readFileSync(path.join(dataDir(), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    owner.kill('SIGKILL');
    const next = await startPostgres({ dataDir: dataDir() });
    assert.deepEqual(await query(next.url, 'SELECT max(n) AS n FROM kept'), [{ n: 3 }]);
    await next.stop();
  });

  test('leaves nothing behind when it is temporary', async () => {
    const home = path.join(folder, 'tmp');
    mkdirSync(home);
    process.env.TMPDIR = home;
    const { url, stop } = await startTemporaryPostgres();
    assert.notDeepEqual(readdirSync(home), []);
    await stop();
    assert.deepEqual(readdirSync(home), []);
    await assert.rejects(query(url, 'SELECT 1'), { code: 'ECONNREFUSED' });
  });
});
