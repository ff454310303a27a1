// @ts-check
import { mkdtemp } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountFor, claim, clusterPathFor, prepareCluster, release } from './cluster.mjs';
import { findBinaries } from './binaries.mjs';
import { runServer } from './server.mjs';
import { StartupError } from '../lib/startup-error.mjs';

/**
 * @typedef {object} Options
 * @property {string} dataDir made when missing; holds the cluster, its password and the server's log
 * @property {(line: string) => void} [log] hears what takes time
 * @property {number} [port] a free one when left out
 * @property {Record<string, string>} [settings] more of postgresql.conf
 * @property {boolean} [temporary] the folder goes away with the server
 * @property {import('./binaries.mjs').Binaries} [binaries] of which Postgres; the first that can run here when left out
 *
 * @typedef {object} Postgres
 * @property {string} url a connection string of the database `haberdash`, as its superuser
 * @property {Promise<void>} lost settles when the server ended without being asked to
 * @property {() => Promise<void>} stop
 */

// A shop on one machine: small, and durable (Postgres' own defaults for fsync and commit).
const small = { shared_buffers: '64MB', max_connections: '100', max_wal_size: '256MB', jit: 'off' };
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/**
 * Runs a real Postgres on a port of 127.0.0.1. It ends with `stop`, or when this process ends in any way.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({
  dataDir,
  port,
  log = () => {},
  settings = {},
  temporary = false,
  ...given
}) {
  const home = path.resolve(dataDir);
  const account = accountFor(home);
  await claim(home);
  const binaries = given.binaries ?? findBinaries(account);
  const cleanUp = [binaries.temporary, temporary ? home : undefined].filter((folder) => folder !== undefined);
  const tidy = () => {
    release(home);
    for (const folder of cleanUp) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const password = await prepareCluster({ home, account, binaries, log });
    const server = await runServer({
      binary: path.join(binaries.bin, 'postgres'),
      cluster: clusterPathFor(home, account),
      home,
      port,
      account,
      settings: { ...small, ...settings },
      cleanUp,
    });
    const stop = () => server.stop().finally(tidy);
    return {
      url: urlOf(password, server.port),
      lost: server.lost,
      stop,
    };
  } catch (error) {
    tidy();
    throw error;
  }
}

/**
 * The one that another process runs on this folder.
 * @param {string} dataDir
 * @returns {string} its connection string
 */
export function runningPostgres(dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(dataDir, file), 'utf8');
  try {
    // The fourth line is the port.
    return urlOf(read('password'), Number(read('cluster/postmaster.pid').split('\n')[3]));
  } catch {
    throw new StartupError('No shop runs here: start it, or set DATABASE_URL.');
  }
}

/** @param {string} password @param {number} port */
const urlOf = (password, port) => `postgres://haberdash:${password}@127.0.0.1:${port}/haberdash`;

/**
 * A Postgres for tests: fast instead of durable, gone without a trace when it stops.
 * @returns {Promise<Postgres>}
 */
export async function startTemporaryPostgres() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haberdash-test-'));
  return startPostgres({ dataDir, settings: throwAway, temporary: true });
}
