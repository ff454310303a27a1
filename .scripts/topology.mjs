// @ts-check
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startLabelled } from './lib/labelled-process.mjs';
import { beginLifetime } from './lib/lifetime.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { binary, root } from './lib/workspaces.mjs';
import { restartUnderLoad } from './topology/rolling-restarts.mjs';
import { startTopology } from './topology/start-topology.mjs';

/** @typedef {import('./topology/start-topology.mjs').Topology} Topology */

/* Starts the services of docker-compose.yml as processes of this machine, and tests the shop on them. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { restarts: { type: 'string', default: '20' } },
});
const log = (/** @type {string} */ line) => console.log(line);
const { signal, end, atEnd } = beginLifetime();

/** All browsers and buyers come from this machine, and each browser test expects the shop without past orders. */
const settings = {
  DEMO_DATA: 'true',
  DEMO_ORDERS: 'false',
  REGISTRATIONS_PER_ADDRESS: '100000',
  LOG_LEVEL: 'error',
};

/**
 * What a test says of a server that sends everything from one origin, and with Brotli. `.scripts/teams` has remotes that fail at
 * origins of their own.
 */
const ofOneOrigin = 'bundle-budget|remote-away|third-remote|the error pages|scripts start after';

/** Each adds its findings; what it throws ends the run. @type {Record<string, (topology: Topology) => Promise<string[]>>} */
const parts = { restarts, flows, open };
const names = positionals.length > 0 ? positionals : ['restarts', 'flows'];

try {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown}; known: ${Object.keys(parts).join(', ')}`);
  await ensureInstalled({ log, signal });
  await buildWhatIsStale({ log, signal });
  const topology = await startTopology({ atEnd, log, settings });
  const findings = [];
  for (const name of names) findings.push(...((await parts[name]?.(topology)) ?? []));
  for (const finding of findings) log(`FAILED ${finding}`);
  log(`${names.length - findings.length} passed, ${findings.length} failed`);
  await end(findings.length === 0 ? 0 : 1);
} catch (error) {
  if (!signal.aborted) console.error(error);
  await end(1);
}

/** Both backends, in turns, while shoppers buy: no call may fail, and the books agree afterwards. @param {Topology} topology */
async function restarts(topology) {
  const { brokenInvariants } = loadBackend('prove/invariants.ts');
  const { settlePayments } = loadBackend('prove/shop-database.ts');
  const { calls, failures } = await restartUnderLoad(topology, { restarts: Number(values.restarts), log });
  log(
    `${values.restarts} restarts: ${failures.length} of ${calls} calls failed ${failures.slice(0, 10).join('; ')}`,
  );
  const isSettled = await settlePayments(topology.databaseUrl);
  const broken = await brokenInvariants(topology.databaseUrl);
  const isSound = failures.length === 0 && calls > 0 && isSettled && broken.length === 0;
  return isSound ? [] : [`restarts: settled ${isSettled}, broken invariants ${broken.length}`];
}

/** The browser tests. @param {Topology} topology */
async function flows({ url }) {
  const tests = startLabelled(
    {
      name: 'browser',
      command: binary('playwright'),
      args: ['test', '--reporter=list', '--grep-invert', ofOneOrigin],
      cwd: `${root}/frontend-shell`,
      env: { SHOP_URL: url },
    },
    log,
  );
  atEnd(tests.stop);
  const code = await tests.ended;
  return code === 0 ? [] : [`flows: Playwright ended with ${code}`];
}

/** For a look: until Ctrl-C. */
async function open() {
  await once(signal, 'abort');
  return [];
}
