// @ts-check
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { labelled, startLabelled } from './lib/process/labelled-process.mjs';
import { beginLifetime } from './lib/process/lifetime.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { watchBackend } from './lib/watch-backend.mjs';
import { root } from './lib/workspaces.mjs';
import { startPostgres } from './postgres/postgres.mjs';

const apiPort = Number(process.env.PORT || 3000);
const ports = { shell: apiPort + 1, shop: apiPort + 2, admin: apiPort + 3 };
const addressOf = (/** @type {number} */ port) => `http://localhost:${port}`;
/** The frontends that are not there yet, and the line logged when they are. */
const compiling = new Set(Object.keys(ports));
/** @type {string[]} */
const announcement = [];
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
  for (const port of [apiPort, ...Object.values(ports)]) await requireFreePort(String(port));
  await ensureInstalled({ log, signal: lifetime.signal });
  const databaseUrl = process.env.DATABASE_URL || (await openPostgres());
  lifetime.signal.throwIfAborted();
  keep('types', backend(databaseUrl));
  for (const [name, port] of Object.entries(ports)) keep(name, frontend(name, port));
  log('\nStarting. At the end stand the address and the accounts. Ctrl-C ends it all.\n');
}

async function openPostgres() {
  const opening = startPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  lifetime.atEnd(async () => (await opening).stop());
  return (await opening).url;
}

/** @param {string} databaseUrl */
function backend(databaseUrl) {
  return watchBackend({
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(apiPort),
      DEMO_PICTURE_CACHE: path.join(root, 'node_modules/.cache/demo-pictures'),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
    log: logBackend,
  });
}

/** The shell's server passes on requests to the backend: its address is the one to open, once all frontends are there. */
function logBackend(/** @type {string} */ line) {
  const shown = line.replaceAll(addressOf(apiPort), addressOf(ports.shell));
  if (compiling.size > 0 && isAnnouncement(line)) announcement.push(shown);
  else log(shown);
}

const isAnnouncement = (/** @type {string} */ line) =>
  /^\[backend] {2}(Haberdash is open at| {2}\w)/.test(line);

/** @param {string} name @param {string} line */
function logFrontend(name, line) {
  log(line);
  if (!/ compiled /.test(line) || !compiling.delete(name) || compiling.size > 0) return;
  for (const held of announcement) log(held);
}

/** @param {string} name @param {number} port */
function frontend(name, port) {
  const addresses = {
    API_URL: addressOf(apiPort),
    SHOP_URL: addressOf(ports.shop),
    ADMIN_URL: addressOf(ports.admin),
  };
  const command = {
    name,
    command: 'npm',
    args: ['run', '--silent', 'dev'],
    cwd: path.join(root, `frontend-${name}`),
    env: { ...addresses, PORT: String(port) },
  };
  return startLabelled(command, (line) => logFrontend(name, line));
}

/**
 * When it ends before it is told to, so does everything.
 * @param {string} name
 * @param {import('./lib/process/labelled-process.mjs').LabelledProcess} process
 */
function keep(name, { ended, stop }) {
  lifetime.atEnd(stop);
  void ended.then(() => {
    if (lifetime.signal.aborted) return;
    log(labelled(name, 'ended by itself.'));
    void lifetime.end(1);
  });
}
