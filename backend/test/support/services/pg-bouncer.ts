import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';

const missing = 'no pgbouncer on this machine: Debian has it as pgbouncer';
const program = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

/** For tests that need a PgBouncer: they are skipped only on a machine without one. */
export const describeWithPgBouncer = (name: string, tests: () => void): void =>
  program ? describe(name, tests) : describe.skip(`${name} (${missing})`, tests);

export interface PgBouncer {
  /** The address of the same database by way of PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** In transaction mode, as docs/settings.md describes it, with few sessions of Postgres for many clients. */
export async function startPgBouncer(databaseUrl: string, poolSize: number): Promise<PgBouncer> {
  if (!program) throw new Error(missing);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const name = pathname.slice(1);
  const listenPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-pgbouncer-'));
  await chmod(folder, 0o755);
  const target = {
    host: hostname,
    port,
    dbname: name,
    user: username,
    password: decodeURIComponent(password),
  };
  const parts = Object.entries(target).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
  const lines = [
    '[databases]',
    `${name} = ${parts.join(' ')} connect_query='${sessionSettings}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${listenPort}`,
    'unix_socket_dir =',
    // The test's own; which user a client names does not matter.
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 200',
    // After an outage; by default it waits 15 seconds before it connects again.
    'server_login_retry = 1',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`, { mode: 0o644 });
  const asNobody = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn(program, [...asNobody, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes('process up')) resolve();
    });
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${said.join('\n')}`)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${listenPort}/${name}`,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

/** For statements of requests, which can't set them for sessions that are others' too. */
export const sessionSettings =
  'SET statement_timeout = 10000; SET idle_in_transaction_session_timeout = 10000; SET jit = off';
