// @ts-check
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startLabelled } from './lib/process/labelled-process.mjs';
import { beginLifetime, openScope } from './lib/process/lifetime.mjs';
import { loadBackend } from './lib/load-backend.mjs';
import { binary, root } from './lib/workspaces.mjs';
import { performUnderLoad } from './topology/load.mjs';
import { buildRelease, lastRelease } from './topology/release.mjs';
import { startTopology } from './topology/start-topology.mjs';
import { updateSteps } from './topology/update.mjs';

/**
 * @typedef {import('./topology/load.mjs').Step} Step
 * @typedef {import('./topology/start-topology.mjs').Topology} Topology
 */

/* Starts the services of docker-compose.yml as processes of this machine, and tests the shop on them. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    restarts: { type: 'string', default: '20' },
    from: { type: 'string' },
  },
});
const log = (/** @type {string} */ line) => console.log(line);
const { signal, end, atEnd } = beginLifetime({ isTask: true });

/** All browsers and buyers come from this machine, and each browser test expects the shop without past orders. */
const settings = {
  DEMO_DATA: 'true',
  DEMO_ORDERS: 'false',
  REGISTRATIONS_PER_ADDRESS: '100000',
  LOG_LEVEL: 'error',
};

/**
 * Titles of tests that need a server which sends everything from one origin, with Brotli, and has a mailbox of its own. `.scripts/teams` has remotes that fail at
 * origins of their own.
 */
const ofOneOrigin =
  'bundle-budget|remote-away|third-remote|the error pages|scripts start after|forgotten password|every address that npm start';

/** Each adds its findings; what it throws ends the run. @type {Record<string, () => Promise<string[]>>} */
const parts = { upgrade, proof, restarts, flows, open };
const names = positionals.length > 0 ? positionals : ['upgrade', 'proof', 'restarts', 'flows'];

/** @type {Promise<Topology> | undefined} */
let shop;
/** The shop in this version, for all parts. */
const openShop = () => (shop ??= startTopology({ atEnd, log, settings }));

try {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown}; known: ${Object.keys(parts).join(', ')}`);
  await ensureInstalled({ log, signal });
  await buildWhatIsStale({ log, signal });
  const findings = [];
  for (const name of names) findings.push(...((await parts[name]?.()) ?? []));
  for (const finding of findings) log(`FAILED ${finding}`);
  log(`${names.length - findings.length} passed, ${findings.length} failed`);
  await end(findings.length === 0 ? 0 : 1);
} catch (error) {
  if (!signal.aborted) console.error(error);
  await end(1);
}

/** The last release, whose database is migrated and whose servers are replaced. */
async function upgrade() {
  const scope = openScope();
  atEnd(scope.closeAll);
  const backend = await buildRelease(values.from ?? lastRelease(), { log, signal, atEnd: scope.atEnd });
  const topology = await startTopology({ atEnd: scope.atEnd, log, settings, backend, hasOnePayPal: true });
  const findings = await underLoad('upgrade', topology, updateSteps(topology, backend));
  await scope.closeAll();
  return findings;
}

/** Both backends, in turns. */
async function restarts() {
  const topology = await openShop();
  const { backends } = topology;
  const steps = Array.from({ length: Number(values.restarts) }, (_, index) => ({
    name: `Restart ${index + 1} of ${values.restarts}`,
    perform: async () => backends[index % backends.length]?.restart(),
  }));
  return underLoad('restarts', topology, steps);
}

/**
 * While shoppers buy: no call may fail, and the reconciliation finds no differences afterwards.
 * @param {string} part
 * @param {Topology} topology
 * @param {Step[]} steps
 */
async function underLoad(part, topology, steps) {
  const { brokenInvariants } = loadBackend('prove/buying/invariants.ts');
  const { settleRefunds, settlePayments } = loadBackend('prove/shop/shop-database.ts');
  const { calls, failures } = await performUnderLoad(topology, steps, log);
  log(`${part}: ${failures.length} of ${calls} calls failed ${failures.slice(0, 10).join('; ')}`);
  const isSettled =
    (await settleRefunds(topology.databaseUrl)) && (await settlePayments(topology.databaseUrl));
  const broken = await brokenInvariants(topology.databaseUrl);
  const isSound = failures.length === 0 && isSettled && broken.length === 0;
  return isSound ? [] : [`${part}: settled ${isSettled}, broken invariants: ${broken.join('; ')}`];
}

/** Runs the browser tests. */
async function flows() {
  const { url, databaseUrl } = await openShop();
  return perform('flows', {
    command: binary('playwright'),
    args: ['test', '--reporter=list', '--grep-invert', ofOneOrigin],
    cwd: `${root}/frontend-shell`,
    env: { SHOP_URL: url, SHOP_DATABASE: databaseUrl },
  });
}

/** The trials with faults, each on a database of its own behind the same services. */
function proof() {
  const args = ['.scripts/prove.mjs', '--short', '--topology'];
  return perform('proof', { command: process.execPath, args, cwd: root });
}

/** @param {string} name @param {Omit<import('./lib/process/labelled-process.mjs').Command, 'name'>} command */
async function perform(name, command) {
  const running = startLabelled({ name, ...command }, log);
  atEnd(running.stop);
  const code = await running.ended;
  return code === 0 ? [] : [`${name}: ended with ${code}`];
}

/** For a look: until Ctrl-C. */
async function open() {
  await openShop();
  await once(signal, 'abort');
  return [];
}
