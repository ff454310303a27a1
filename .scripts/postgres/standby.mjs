// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.mjs';
import { accountFor, claim, clusterPathFor, release } from './cluster.mjs';
import { startPostgres } from './postgres.mjs';
import { runServer } from './server.mjs';

const throwAway = { fsync: 'off', autovacuum: 'off' };

/**
 * A Postgres for tests, and another one that streams from it: a copy that can be read, and is a moment behind.
 * @returns {Promise<{ primary: string, replica: string, stop: () => Promise<void> }>} their connection strings
 */
export async function startPostgresWithStandby() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haberdash-primary-'));
  const primary = await startPostgres({ dataDir, settings: throwAway, temporary: true });
  try {
    const standby = await startStandby(primary.url, dataDir);
    return {
      primary: primary.url,
      replica: standby.url,
      stop: () => standby.stop().finally(() => primary.stop()),
    };
  } catch (error) {
    await primary.stop();
    throw error;
  }
}

/**
 * @param {string} primaryUrl
 * @param {string} primaryHome on this machine: its files are copied while it runs
 * @param {Record<string, string>} [more] settings
 */
export async function startStandby(primaryUrl, primaryHome, more = {}) {
  const home = await mkdtemp(path.join(tmpdir(), 'haberdash-standby-'));
  await claim(home);
  const account = accountFor(home);
  const binaries = findBinaries(account);
  await copyCluster(primaryUrl, path.join(primaryHome, 'cluster'), path.join(home, 'cluster'), account);
  const server = await runServer({
    binary: path.join(binaries.bin, 'postgres'),
    cluster: clusterPathFor(home, account),
    home,
    account,
    settings: { ...throwAway, primary_conninfo: primaryUrl, max_connections: '100', jit: 'off', ...more },
    cleanUp: [home],
  });
  const url = Object.assign(new URL(primaryUrl), { port: String(server.port) }).toString();
  return {
    url,
    stop: () =>
      server.stop().finally(() => {
        release(home);
        for (const folder of [home, binaries.temporary])
          if (folder) rmSync(folder, { recursive: true, force: true });
      }),
  };
}

/**
 * The manual describes this base backup by file copy; the embedded binaries have no pg_basebackup.
 * @param {string} url
 * @param {string} from
 * @param {string} to
 * @param {import('./binaries.mjs').Account} account
 */
async function copyCluster(url, from, to, account) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    const ofTheServer = /^postmaster\.(pid|opts)$/;
    cpSync(from, to, { recursive: true, filter: (file) => !ofTheServer.test(path.basename(file)) });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(to, 'backup_label'), rows[0].labelfile);
    writeFileSync(path.join(to, 'standby.signal'), '');
  } finally {
    await client.end();
  }
  execFileSync('chmod', ['-R', 'go-rwx', to]);
  if (account.uid !== undefined) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, to]);
}
