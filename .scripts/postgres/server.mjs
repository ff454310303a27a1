// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../lib/ports.mjs';
import { lastLine, serverEnv } from './cluster.mjs';
import { until } from '../lib/process/processes.mjs';
import { StartupError } from '../lib/startup-error.mjs';

/**
 * @typedef {object} Plan
 * @property {string} binary
 * @property {string} cluster the server's name for its data directory
 * @property {string} home
 * @property {number} [port] a free one when left out
 * @property {import('./binaries.mjs').Account} account
 * @property {Record<string, string>} settings
 * @property {string[]} cleanUp folders that go with the server when this process was killed
 *
 * @typedef {{ port: number, lost: Promise<void>, stop: () => Promise<void> }} Server
 */

// Another program took the port in between, or a killed server's last workers are still leaving.
const worthAnotherTry = /Address already in use|could not bind|shared memory block/;
const tries = 5;

/**
 * @param {Plan} plan
 * @returns {Promise<Server>}
 */
export async function runServer(plan) {
  for (let attempt = 1; ; attempt += 1) {
    const server = await tryServer(plan);
    if ('port' in server) return server;
    if (attempt < tries && worthAnotherTry.test(server.log)) continue;
    throw new StartupError(`Postgres did not start (${lastLine(server.log) ?? 'it said nothing'}).`);
  }
}

/**
 * @param {Plan} plan
 * @returns {Promise<Server | { log: string }>}
 */
async function tryServer(plan) {
  const port = plan.port ?? (await findFreePort());
  const logFile = path.join(plan.home, 'server.log');
  const child = spawnServer(plan, port, logFile);
  let ended = false;
  const exit = once(child, 'exit').finally(() => (ended = true));
  const guard = guardAgainstKill(child, plan);
  await until(() => ended || isReady(plan.home, child.pid), 30_000);
  if (ended || !isReady(plan.home, child.pid)) {
    child.kill('SIGQUIT');
    await exit.catch(() => {});
    guard.dismiss();
    return { log: readFileSync(logFile, 'utf8') };
  }
  return { port, ...lifeOf(child, exit, guard) };
}

/**
 * @param {Plan} plan
 * @param {number} port
 * @param {string} logFile
 */
function spawnServer({ binary, cluster, home, account, settings }, port, logFile) {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  rmSync(logFile, { force: true });
  const log = openSync(logFile, 'wx', 0o600);
  try {
    // Its own process group: a terminal's Ctrl-C reaches us, and we close the shop before its database.
    return spawn(binary, ['-D', cluster, ...flags], {
      ...account,
      cwd: path.join(home, 'cluster'),
      env: serverEnv(),
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

/**
 * The eighth line of postmaster.pid is the server's word on itself.
 * @param {string} home
 * @param {number | undefined} pid
 */
function isReady(home, pid) {
  try {
    const lines = readFileSync(path.join(home, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && ['ready', 'standby'].includes(lines[7]?.trim() ?? '');
  } catch {
    return false;
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} exit
 * @param {{ dismiss: () => void }} guard
 * @returns {Omit<Server, 'port'>}
 */
function lifeOf(child, exit, guard) {
  let stopping = false;
  const end = async () => {
    stopping = true;
    child.ref();
    child.kill('SIGINT');
    const killTimer = setTimeout(() => child.kill('SIGQUIT'), 10_000);
    await exit;
    clearTimeout(killTimer);
    guard.dismiss();
  };
  /** @type {Promise<void> | undefined} */
  let stopped;
  child.unref();
  return {
    stop: () => (stopped ??= end()),
    lost: new Promise((resolve) => void exit.then(() => stopping || resolve())),
  };
}

/**
 * A shell that hears this process end, even by kill -9, from its pipe closing: it then stops the server.
 * @param {import('node:child_process').ChildProcess} server
 * @param {Plan} plan
 */
function guardAgainstKill(server, { home, cleanUp }) {
  // It waits for postmaster.pid to go, not for the process: where nobody reaps orphans, that one stays as a zombie.
  const script = `
    server=$1; running=$2/cluster/postmaster.pid; shift 2
    read -r word && exit
    kill -INT "$server"
    tries=0
    while [ -e "$running" ] && [ $((tries += 1)) -lt 200 ]; do sleep 0.1; done
    [ $# -eq 0 ] || rm -rf -- "$@"`;
  const guard = spawn('sh', ['-c', script, 'postgres-guard', String(server.pid), home, ...cleanUp], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  guard.stdin.on('error', () => {});
  /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  return { dismiss: () => void guard.stdin.end('dismissed\n') };
}
