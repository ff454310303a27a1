// @ts-check
import { join } from 'node:path';
import { buildWhatIsStale } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { beginLifetime } from './lib/process/lifetime.mjs';
import { performAll, summary } from './checks/perform.mjs';
import { countRun, partOfRun, requirePart } from './lib/part-of.mjs';
import { requireNode } from './lib/require-node.mjs';
import { isStartupError } from './lib/startup-error.mjs';
import { check, jest, nodeTests, playwright, prove, workspaceCheck } from './checks/steps.mjs';
import { run } from './lib/process/run.mjs';
import { binary, root, typedWorkspaces } from './lib/workspaces.mjs';

/** @typedef {import('./checks/steps.mjs').Step} Step */

const log = (/** @type {string} */ line) => console.log(line);
const fast = process.argv.includes('--fast');
const nightly = process.argv.includes('--nightly');
const start = Date.now();
// The usual run splits 500 random orders into cancellations and refunds.
if (nightly) process.env.RANDOM_ORDERS ??= '100000';

// A cached verdict may miss what a change elsewhere did to a file's types; the nightly run lints every file anew.
const lintCache = nightly
  ? []
  : ['--cache', '--cache-strategy=content', '--cache-location=.ci/cache/eslint/'];

/** @type {Step[]} The longest first: it has a core to itself, and the others share the second. */
const readings = [
  check('lint', binary('eslint'), ['-c', '.config/eslint.config.mjs', '--max-warnings=0', ...lintCache, '.']),
  check('generated files', process.execPath, ['.scripts/generate.mjs', '--check']),
  ...typedWorkspaces.map((workspace) => workspaceCheck(`types of ${workspace}`, workspace, 'typecheck')),
  check('types of the scripts', binary('tsc'), ['-p', '.config/tsconfig.scripts.json']),
  check('format', binary('prettier'), ['--check', '--cache', '--cache-location=.ci/cache/prettier', '.']),
  check('architecture', binary('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    'backend',
    'frontend-shell',
    'frontend-shop',
    'frontend-admin',
  ]),
  nodeTests('scripts and architecture probes', '.test.mjs'),
];

/** @type {Step[]} */
const units = [
  jest('unit: backend', 'backend', ['--selectProjects', 'unit']),
  jest('unit: kit', 'frontend-shell/kit'),
  jest('unit: shell', 'frontend-shell'),
  jest('unit: shop', 'frontend-shop'),
  jest('unit: admin', 'frontend-admin'),
];

/** @type {Step} */
const build = {
  name: 'build',
  perform: async (signal) => {
    /** @type {string[]} */
    const lines = [];
    await buildWhatIsStale({ log: (line) => lines.push(line), signal }).catch((error) => {
      throw new Error(lines.join('\n'), { cause: error });
    });
    return { passed: 1, failed: 0, output: lines.join('\n') };
  },
};

// Jest alone would leave one of two cores to the database, which needs less.
const bothCores = '--maxWorkers=2';

const partArgument = process.argv.indexOf('--part');
const givenPart = partArgument < 0 ? undefined : (process.argv[partArgument + 1] ?? '');
requirePart(givenPart);

// Each run draws another quarter of the trials and browser tests that do not always run; a copy without a history runs all of them.
const commit = await run('git', ['rev-parse', 'HEAD'], { cwd: root }).catch(() => undefined);
const drawPart = async (/** @type {string} */ hash) =>
  partOfRun(hash, 4, await countRun(join(root, 'node_modules/.cache/test-runs'), hash, new Date()));
const drawsNoPart = fast || nightly || commit?.code !== 0;
const part = givenPart ?? (drawsNoPart ? undefined : await drawPart(commit.output.trim()));
const partName = part ? `, part ${part}` : '';

/** @type {Step[]} */
const database = [
  jest('integration', 'backend', ['--selectProjects', 'integration', bothCores]),
  jest('http', 'backend', ['--selectProjects', 'http', bothCores]),
];

/** @type {Step[]} */
const faults = [
  {
    ...prove(`faults survived${part ? `: money, stock${partName}` : ''}`, part ? ['--part', part] : []),
    needs: 'build',
  },
];

const mainFlows = '@main-flow';

/** @type {Step[]} Signing in, a purchase, a declined payment, an order in the admin and a remote that is away run with each commit. */
const browserTests = part
  ? [
      playwright('browser: main flows', 'frontend-shell', ['--grep', mainFlows]),
      playwright(`browser${partName}`, 'frontend-shell', ['--grep-invert', mainFlows, '--shard', part]),
    ]
  : [playwright('browser', 'frontend-shell')];

/** @type {Step[]} */
const screens = [
  ...(nightly
    ? [
        nodeTests('npm run dev', 'dev.e2e.mjs'),
        { ...nodeTests('backup and restore', 'backup.e2e.mjs'), needs: 'build' },
        nodeTests('remotes on their own', 'lone-remotes.e2e.mjs'),
        { ...nodeTests('two versions of a remote', 'two-versions.e2e.mjs'), needs: 'build' },
      ]
    : []),
  ...browserTests.map((step) => ({ ...step, needs: 'build' })),
];

const phases = [
  { atOnce: 2, steps: [...readings, ...units] },
  ...(fast ? [] : [{ atOnce: 1, steps: [build, ...database, ...faults, ...screens] }]),
];

requireNode();
const lifetime = beginLifetime({ isTask: true });
try {
  await ensureInstalled({ log, signal: lifetime.signal });
  const results = await performAll(phases, { log, signal: lifetime.signal });
  log(`\n${((Date.now() - start) / 1000).toFixed(0)} s in all`);
  log(summary(results));
  await lifetime.end(results.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  if (!lifetime.signal.aborted) {
    log(isStartupError(error) ? error.message : String(error));
    log('0 passed, 1 failed');
    await lifetime.end(1);
  }
}
