// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../lib/startup-error.mjs';
import { findBinaries } from './binaries.mjs';
import { accountFor, lastLine, vacate } from './cluster.mjs';

const clusterFile = 'cluster.tar';
const logFile = 'wal.tar';
const labelFile = 'backup_label';

/**
 * Copies the cluster while its server runs, as the manual describes a base backup: the files, then the write-ahead log that makes them
 * one. The embedded binaries have neither pg_dump nor pg_basebackup.
 * @param {string} url as a superuser
 * @param {string} home the folder of the server
 * @param {string} folder gets the copy
 * @returns {Promise<{ kind: 'cluster', postgres: number }>}
 */
export async function copyRunningCluster(url, home, folder) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps the log from being recycled meanwhile; it goes with the session.
    await client.query('SELECT pg_create_physical_replication_slot($1, true, true)', [
      `backup_${process.pid}`,
    ]);
    const start = await client.query(`SELECT pg_walfile_name(pg_backup_start('backup', true)) AS segment`);
    const unneeded = ['pg_wal/*', 'pg_replslot/*', 'postmaster.*'].map((name) => `--exclude=cluster/${name}`);
    pack(path.join(folder, clusterFile), home, [...unneeded, 'cluster', 'password']);
    const stop = await client.query(
      'SELECT pg_walfile_name(lsn) AS segment, labelfile FROM pg_backup_stop(false)',
    );
    writeFileSync(path.join(folder, labelFile), stop.rows[0].labelfile);
    const segments = readdirSync(path.join(home, 'cluster/pg_wal')).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= start.rows[0].segment && name <= stop.rows[0].segment,
    );
    pack(
      path.join(folder, logFile),
      home,
      segments.map((name) => `cluster/pg_wal/${name}`),
    );
    return { kind: 'cluster', postgres: majorIn(home) };
  } finally {
    await client.end();
  }
}

/**
 * @param {string} archive
 * @param {string} home
 * @param {string[]} what
 */
function pack(archive, home, what) {
  const { status, stderr } = spawnSync('tar', ['--create', '--file', archive, '--directory', home, ...what], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  // Files change and go while the server runs: the log knows what became of them.
  const isNormal = /file changed as we read it|File removed before we read it/;
  const failures = (stderr ?? 'tar is not here').split('\n').filter((line) => line && !isNormal.test(line));
  if (status === 0 || (status === 1 && failures.length === 0)) return;
  throw new StartupError(`The database could not be copied (${failures[0]}).`);
}

/** @param {string} home */
const majorIn = (home) => Number(readFileSync(path.join(home, 'cluster/PG_VERSION'), 'utf8'));

/**
 * Puts a copy where a server can start from it.
 * @param {string} folder of the backup
 * @param {string} home without a server
 * @param {{ postgres: number }} copy
 * @param {boolean} replace whether what is there is moved aside
 */
export async function restoreCluster(folder, home, { postgres }, replace) {
  const { major, temporary } = findBinaries(accountFor(home));
  if (temporary) rmSync(temporary, { recursive: true });
  if (major !== postgres)
    throw new StartupError(`The backup is of Postgres ${postgres}, but only ${major} is here.`);
  if (existsSync(path.join(home, 'cluster'))) {
    if (!replace)
      throw new StartupError(
        `There is a database in ${home} already: choose another DATA_DIR, or add --replace to move it aside.`,
      );
    await vacate(home);
    renameSync(home, `${home}-replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  }
  await vacate(home);
  for (const file of [clusterFile, logFile]) unpack(path.join(folder, file), home);
  const cluster = path.join(home, 'cluster');
  copyFileSync(path.join(folder, labelFile), path.join(cluster, labelFile));
  const account = accountFor(home);
  if (account.uid !== undefined)
    execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster, path.join(home, 'password')]);
}

/**
 * @param {string} archive
 * @param {string} home
 */
function unpack(archive, home) {
  const { status, stderr } = spawnSync('tar', ['--extract', '--file', archive, '--directory', home], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartupError(`The database could not be unpacked (${lastLine(stderr ?? '')}).`);
}
