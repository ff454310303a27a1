// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beginLifetime } from './lib/process/lifetime.mjs';
import { stayingOwner, vacate } from './postgres/cluster.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { requireNode } from './lib/require-node.mjs';
import { isStartupError, StartupError } from './lib/startup-error.mjs';
import { root } from './lib/workspaces.mjs';
import { startPostgres } from './postgres/postgres.mjs';

const closingTakesAtMost = 10_000;

requireNode();
const lifetime = beginLifetime();
const { signal } = lifetime;
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const log = (/** @type {string} */ line) => console.log(line);

try {
  await start();
} catch (error) {
  if (!signal.aborted) {
    console.error(isStartupError(error) ? error.message : error);
    await lifetime.end(1);
  }
}

async function start() {
  const { reset } = readArguments();
  // After its npm was killed, the shop of before needs a moment to close.
  await stayingOwner(path.join(dataDir, 'postgres'), 3000);
  await requireFreePort(process.env.PORT);
  if (reset) await startOver();
  await ensureInstalled({ log, signal });
  await buildWhatIsStale({ log, signal });
  const databaseUrl = process.env.DATABASE_URL || (await openPostgres());
  const announcement = await openShop(databaseUrl);
  log(['', ...announcement].join('\n'));
}

/** Not `parseArgs`: a Node too old to have it must still get as far as being told so. */
function readArguments() {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option && option !== '--reset')) {
    throw new StartupError('The only option is --reset: npm start -- --reset starts the demo over.');
  }
  return { reset: option === '--reset' };
}

async function startOver() {
  if (process.env.DATABASE_URL || process.env.DATA_DIR) {
    throw new StartupError('--reset only works on .data: unset DATABASE_URL and DATA_DIR.');
  }
  if (!existsSync(dataDir)) return;
  await vacate(path.join(dataDir, 'postgres'));
  for (const name of readdirSync(dataDir)) {
    if (name !== 'backups') rmSync(path.join(dataDir, name), { recursive: true });
  }
}

async function openPostgres() {
  const opening = startPostgres({ dataDir: path.join(dataDir, 'postgres'), log });
  lifetime.atEnd(async () => (await opening).stop());
  const { url, lost } = await opening;
  void lost.then(() => {
    console.error(
      'The database ended by itself: see postgres/server.log in the data folder, and start again.',
    );
    return lifetime.end(1);
  });
  return url;
}

/**
 * @param {string} databaseUrl
 * @returns {Promise<string[]>} where it is open, and for whom
 */
async function openShop(databaseUrl) {
  signal.throwIfAborted();
  process.env.DEMO_PICTURE_CACHE ||= path.join(root, 'node_modules/.cache/demo-pictures');
  const load = createRequire(new URL('../backend/dist/demo/', import.meta.url));
  const { startDemo } = load('./start-demo.js');
  const { announcementOf } = load('./announcement.js');
  /** @type {Promise<{ close: () => Promise<void> }>} */
  const opening = startDemo({
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SERVE_FRONTENDS: root,
    // The address and the accounts are to be the last lines.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  lifetime.atEnd(() => Promise.race([opening.then((shop) => shop.close()), sleep(closingTakesAtMost)]));
  return announcementOf(await opening);
}
