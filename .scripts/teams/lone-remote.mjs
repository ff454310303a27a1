// @ts-check
import assert from 'node:assert/strict';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { must, npm, run } from '../lib/process/run.mjs';
import { binary, root } from '../lib/workspaces.mjs';

const notInACheckout = new Set(['node_modules', 'dist']);
const kit = '@haberdash/kit';

/** Above the categories of the home page. */
export const headings = { old: 'Shop by category', new: 'Shop by department' };

/** @typedef {Record<string, string> | undefined} Dependencies */

/** @param {string} folder */
const packageIn = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * A remote as its team has it in a repository of its own: its files, the kit's package, and of other packages what the two declare.
 * @param {string} workspace
 * @returns the new folder
 */
export async function checkOutAlone(workspace) {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'haberdash-alone-'));
  const filter = (/** @type {string} */ file) => !notInACheckout.has(path.basename(file));
  cpSync(path.join(root, workspace), folder, { recursive: true, filter });
  const kitFolder = path.join(folder, 'node_modules', kit);
  await unpackKit(kitFolder);
  const { dependencies, devDependencies } = packageIn(folder);
  const ofKit = packageIn(kitFolder);
  linkPackages(folder, [dependencies, devDependencies, ofKit.dependencies, ofKit.peerDependencies]);
  return folder;
}

/**
 * Changes the heading above the categories of the home page, as the next version of the shop.
 * @param {string} checkout
 */
export function renameHeading(checkout) {
  edit(path.join(checkout, 'src/home/tiles/Categories.tsx'), headings.old, headings.new);
}

/**
 * @param {string} file
 * @param {string | RegExp} from
 * @param {string} to
 * @throws {Error} when the file has no such text
 */
export function edit(file, from, to) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  assert.notEqual(changed, text, `${file} has no ${from}`);
  writeFileSync(file, changed);
}

/** @param {string} folder */
async function unpackKit(folder) {
  mkdirSync(folder, { recursive: true });
  await must(
    npm(['pack', '--silent', '--ignore-scripts', `--workspace=${kit}`, '--pack-destination', folder], {
      cwd: root,
    }),
  );
  const archive = path.join(
    folder,
    `haberdash-kit-${packageIn(path.join(root, 'frontend-shell/kit')).version}.tgz`,
  );
  await must(run('tar', ['-xzf', archive, '--strip-components=1', '-C', folder]));
}

/**
 * @param {string} folder
 * @param {Dependencies[]} declared
 */
function linkPackages(folder, declared) {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '.bin'));
  const names = new Set(declared.flatMap((dependencies) => Object.keys(dependencies ?? {})));
  names.delete(kit);
  for (const name of names) {
    const source = path.join(root, 'node_modules', name);
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(source, path.join(modules, name));
    for (const program of programsOf(packageIn(source)))
      symlinkSync(binary(program), path.join(modules, '.bin', program));
  }
}

/** @param {{ name: string, bin?: string | Record<string, string> }} about */
const programsOf = ({ name, bin = {} }) =>
  typeof bin === 'string' ? [path.basename(name)] : Object.keys(bin);
