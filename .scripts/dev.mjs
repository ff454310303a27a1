// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhatIsStale, receiptOf } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beginLifetime } from './lib/lifetime.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { signalProcess } from './lib/processes.mjs';
import { requireNode } from './lib/require-node.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { binary, root } from './lib/workspaces.mjs';
import { startPostgres } from './postgres/postgres.mjs';

const API_PORT = Number(process.env.PORT || 3000);
const PORTS = { shell: API_PORT + 1, shop: API_PORT + 2, admin: API_PORT + 3 };
const addressOf = (/** @type {number} */ port) => `http://localhost:${port}`;
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');

requireNode();
const lifetime = beginLifetime();
const log = (/** @type {string} */ line) => console.log(line);

try {
  await develop();
} catch (error) {
  if (!lifetime.signal.aborted) {
    console.error(isStartupError(error) ? error.message : error);
    await lifetime.end(1);
  }
}

async function develop() {
  for (const port of [API_PORT, ...Object.values(PORTS)]) await requireFreePort(String(port));
  await ensureInstalled({ log, signal: lifetime.signal });
  await buildWhatIsStale({ log, signal: lifetime.signal, only: ['backend'] });
  // The watcher is about to build something else into the same folder.
  rmSync(receiptOf('backend'), { force: true });
  const databaseUrl = process.env.DATABASE_URL || (await openPostgres());
  watchBackend(databaseUrl);
  watchFrontends();
  log(
    `\nThe shell, with hot reload, opens at ${addressOf(PORTS.shell)} in half a minute. Ctrl-C ends it all.\n`,
  );
}

async function openPostgres() {
  const opening = startPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  lifetime.atEnd(async () => (await opening).stop());
  return (await opening).url;
}

/** @param {string} databaseUrl */
function watchBackend(databaseUrl) {
  const cwd = path.join(root, 'backend');
  keep('types', binary('tsc'), ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], { cwd });
  keep('backend', process.execPath, ['--watch', '--watch-preserve-output', 'dist/demo/main.js'], {
    cwd,
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(API_PORT),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
  });
}

function watchFrontends() {
  const addresses = {
    API_URL: addressOf(API_PORT),
    SHOP_URL: addressOf(PORTS.shop),
    ADMIN_URL: addressOf(PORTS.admin),
  };
  for (const [name, port] of Object.entries(PORTS)) {
    keep(name, 'npm', ['run', '--silent', 'dev'], {
      cwd: path.join(root, `frontend-${name}`),
      env: { ...addresses, PORT: String(port) },
    });
  }
}

/**
 * Runs a command until the end; when it ends before, so does everything.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 */
function keep(name, command, args, { cwd, env = {} }) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => log(`${`[${name}]`.padEnd(10)} ${line}`));
  }
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  lifetime.atEnd(async () => {
    if (child.pid) signalProcess(-child.pid, 'SIGTERM');
    await ended;
  });
  void ended.then(() => {
    if (lifetime.signal.aborted) return;
    log(`[${name}] ended by itself.`);
    void lifetime.end(1);
  });
}
