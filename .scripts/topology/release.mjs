// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must, npm, run } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** The release whose servers an update to this version replaces; 1.0.0 comes after none, and replaces its own. */
export function lastRelease() {
  const tag = releasesBefore('--no-contains', 'HEAD')[0] ?? releasesBefore()[0];
  if (tag) return tag;
  throw new Error('No release is tagged here: fetch the tags, or name a commit with --from.');
}

/** The newest comes first. @param {string[]} which */
const releasesBefore = (...which) =>
  execFileSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname', ...which], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((tag) => tag !== '');

/**
 * Builds the backend of another commit, with all packages of its own lock file, as its image does.
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
  await must(npm(['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, signal }));
  const backend = path.join(folder, 'backend');
  await must(npm(['run', 'build'], { cwd: backend, signal }));
  return backend;
}
