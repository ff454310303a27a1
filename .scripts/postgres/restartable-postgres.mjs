// @ts-check
import { mkdtemp } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from './postgres.mjs';
import { findFreePort } from '../lib/ports.mjs';

/**
 * @typedef {object} RestartablePostgres
 * @property {string} url the same after every start
 * @property {string} home the folder of its data
 * @property {() => Promise<void>} stop in order, as for an upgrade
 * @property {() => Promise<void>} kill as by a crash of its machine's memory
 * @property {() => Promise<void>} start again, on the same port and data
 * @property {() => Promise<void>} discard stops it and removes its data
 */

/** For several servers and a worker. */
export const restartableSettings = { max_connections: '200' };

/**
 * A durable Postgres that can be taken away and brought back.
 * @returns {Promise<RestartablePostgres>}
 */
export async function startRestartablePostgres() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'haberdash-prove-'));
  const port = await findFreePort();
  const open = () => startPostgres({ dataDir, port, settings: restartableSettings });
  let server = await open();
  return {
    url: server.url,
    home: dataDir,
    stop: () => server.stop(),
    kill: async () => {
      const [pid] = readFileSync(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.stop();
    },
    start: async () => {
      server = await open();
    },
    discard: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
