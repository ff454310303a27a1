// @ts-check
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must, npm, run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** The commit whose servers an update to this version replaces. */
export const lastRelease = () =>
  JSON.parse(readFileSync(new URL('last-release.json', import.meta.url), 'utf8')).commit;

/** The root has the compiler. */
const ofTheBackend = [
  '--workspace=@haberdash/backend',
  '--workspace=@haberdash/demo',
  '--include-workspace-root',
  '--include=dev',
];

/**
 * Builds the backend of another commit, with the packages of its own lock file.
 * @param {string} commit
 * @param {{ log: (line: string) => void, signal: AbortSignal, atEnd: (close: () => Promise<unknown>) => void }} options
 * @returns {Promise<string>} its folder
 */
export async function buildRelease(commit, { log, signal, atEnd }) {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'haberdash-release-'));
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  log(`Building the backend of ${commit}`);
  const archive = path.join(folder, 'release.tar');
  const archived = await run('git', ['archive', `--output=${archive}`, commit], { cwd: root, signal });
  if (archived.code !== 0)
    throw new Error(
      `${archived.output}Fetch the repository's whole history, or name another commit with --from.`,
    );
  await must(run('tar', ['-xf', archive, '-C', folder], { signal }));
  await must(npm(['ci', ...ofTheBackend, '--ignore-scripts', '--prefer-offline'], { cwd: folder, signal }));
  const backend = path.join(folder, 'backend');
  await must(npm(['run', 'build'], { cwd: backend, signal }));
  return backend;
}
