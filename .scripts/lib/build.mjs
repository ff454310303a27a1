// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { inParallel, npm } from './process/run.mjs';
import { StartupError } from './startup-error.mjs';
import { builds, root } from './workspaces.mjs';

/** @typedef {{ log: (line: string) => void, signal?: AbortSignal, only?: string[] }} Options */

const atOnce = 2;

/**
 * Builds every workspace whose `dist` was made from something else than what is here now.
 * @param {Options} options
 */
export async function buildWhatIsStale(options) {
  const stale = builds
    .filter(({ workspace }) => options.only?.includes(workspace) ?? true)
    .map((build) => ({ ...build, print: fingerprint(root, build.inputs) }))
    .filter(({ workspace, print }) => builtFrom(workspace) !== print);
  if (stale.length === 0) return;
  options.log(`Building ${stale.map(({ workspace }) => workspace).join(', ')}`);
  await inParallel(
    atOnce,
    stale.map(
      ({ workspace, print }) =>
        () =>
          build(workspace, print, options),
    ),
  );
}

/**
 * Says what a `dist` was made from; without it, it is stale.
 * @param {string} workspace
 */
const receiptOf = (workspace) => path.join(root, workspace, 'dist', '.built-from');

/** @param {string} workspace */
function builtFrom(workspace) {
  const receipt = receiptOf(workspace);
  return existsSync(receipt) ? readFileSync(receipt, 'utf8') : undefined;
}

/**
 * @param {string} workspace
 * @param {string} print
 * @param {Options} options
 */
async function build(workspace, print, { log, signal }) {
  const start = Date.now();
  // Output of files that are gone would still be found: a migration, say.
  rmSync(path.join(root, workspace, 'dist'), { recursive: true, force: true });
  const { code, output } = await npm(['run', 'build'], { cwd: path.join(root, workspace), signal });
  signal?.throwIfAborted();
  if (code !== 0) {
    log(output);
    throw new StartupError(`The build of ${workspace} failed: see above.`);
  }
  writeFileSync(receiptOf(workspace), print);
  log(`  ${workspace} built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}
