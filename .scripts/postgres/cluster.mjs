// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { commandOf, identityOf, signalProcess, until } from '../lib/process/processes.mjs';
import { StartupError } from '../lib/startup-error.mjs';

/** @typedef {import('./binaries.mjs').Account} Account */
/** @typedef {import('./binaries.mjs').Binaries} Binaries */

/**
 * Postgres refuses to run as root: then the folder's owner runs it, or `nobody`.
 * @param {string} home
 * @returns {Account}
 */
export function accountFor(home) {
  if (process.getuid?.() !== 0) return {};
  const owner = existsSync(home) ? statSync(home) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * How the server names its cluster. Another account may be unable to walk there from the root, so on Linux
 * it is started inside and stays there.
 * @param {string} home
 * @param {Account} account
 */
export function clusterPathFor(home, account) {
  const inside = account.uid !== undefined && process.platform === 'linux';
  return inside ? '/proc/self/cwd' : path.join(home, 'cluster');
}

/**
 * The living process that uses the folder, if it does not leave in time: it may just be closing.
 * @param {string} home
 * @param {number} timeoutMs
 */
export async function stayingOwner(home, timeoutMs) {
  const file = path.join(home, 'owner');
  const [pid, identity] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (!pid || Number(pid) === process.pid) return undefined;
  const left = await until(() => identity !== identityOf(Number(pid)), timeoutMs);
  return left ? undefined : pid;
}

/**
 * Makes this process the folder's only user. Throws with the id of the process that already is.
 * @param {string} home
 */
export async function claim(home) {
  makeFolder(home);
  const pid = await stayingOwner(home, 500);
  if (pid) {
    throw new StartupError(`Another Haberdash (process ${pid}) uses the database in ${home}: stop it first.`);
  }
  release(home);
  writeFileSync(path.join(home, 'owner'), `${process.pid}\n${identityOf(process.pid)}\n`);
}

/** @param {string} home */
export const release = (home) => rmSync(path.join(home, 'owner'), { force: true });

/**
 * `mkdirSync` with `recursive` never ends below /proc, which refuses folders with ENOENT.
 * @param {string} folder
 */
function mkdirWithParents(folder) {
  if (existsSync(folder)) return;
  mkdirWithParents(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** @param {string} folder */
function makeFolder(folder) {
  try {
    mkdirWithParents(folder);
    const account = accountFor(folder);
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartupError(
      `The folder ${folder} can't be written by this user: remove it or run as its owner.`,
    );
  }
}

/**
 * A cluster that no server uses, made when there is none.
 * @param {{ home: string, account: Account, binaries: Binaries, log: (line: string) => void }} options
 * @returns {Promise<string>} the superuser's password
 */
export async function prepareCluster({ home, account, binaries, log }) {
  const cluster = path.join(home, 'cluster');
  const version = path.join(cluster, 'PG_VERSION');
  if (!existsSync(version)) {
    log('Making a new database');
    createCluster(home, account, binaries);
  }
  const made = readFileSync(version, 'utf8').trim();
  if (Number(made) !== binaries.major) {
    throw new StartupError(
      `The database in ${home} is of Postgres ${made}, but only ${binaries.major} is here.`,
    );
  }
  await endOrphan(cluster);
  return readFileSync(path.join(home, 'password'), 'utf8');
}

/**
 * Made aside and renamed when complete: a start that was killed halfway leaves nothing that looks like a cluster.
 * @param {string} home
 * @param {Account} account
 * @param {Binaries} binaries
 */
function createCluster(home, account, binaries) {
  const draft = path.join(home, 'cluster.new');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  for (const file of [draft, passwordFile]) chownSync(file, account.uid ?? -1, account.gid ?? -1);

  const inside = clusterPathFor(home, account) === '/proc/self/cwd' ? '/proc/self/cwd' : draft;
  const run = runner(draft, account, binaries.bin);
  run('initdb', [
    `--pgdata=${inside}`,
    '--username=haberdash',
    '--auth=scram-sha-256',
    `--pwfile=${inside}/../password`,
    '--encoding=UTF8',
    ...(binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']),
    '--no-instructions',
  ]);
  run('postgres', ['--single', '-D', inside, 'postgres'], 'CREATE DATABASE haberdash\n');
  renameSync(draft, path.join(home, 'cluster'));
}

/**
 * @param {string} cwd
 * @param {Account} account
 * @param {string} bin
 */
function runner(cwd, account, bin) {
  return (/** @type {string} */ program, /** @type {string[]} */ args, input = '') => {
    const answer = spawnSync(path.join(bin, program), args, {
      ...account,
      cwd,
      input,
      env: serverEnv(),
      encoding: 'utf8',
    });
    if (answer.status === 0) return;
    throw new StartupError(
      `Postgres could not make its database (${lastLine(answer.stderr) ?? answer.error?.message}).`,
    );
  };
}

/** The server gets none of our environment: no PG* variable may steer it. */
export const serverEnv = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

/** @param {string} text */
export const lastLine = (text) => text.trim().split('\n').at(-1) || undefined;

/**
 * Makes sure that nobody uses the folder, so that it can be removed.
 * @param {string} home
 */
export async function vacate(home) {
  await claim(home);
  await endOrphan(path.join(home, 'cluster'));
  release(home);
}

/**
 * A server whose owner was killed is stopped; the file of one that was itself killed is removed.
 * @param {string} cluster
 */
async function endOrphan(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const ended = () => !identityOf(pid);
  if (pid > 0 && !ended() && /postgres/.test(commandOf(pid))) {
    signalProcess(pid, 'SIGINT');
    if (!(await until(ended, 5000))) signalProcess(pid, 'SIGQUIT');
    if (!(await until(ended, 5000)))
      throw new StartupError(`Postgres (process ${pid}) does not end: stop it first.`);
  }
  rmSync(file, { force: true });
}
