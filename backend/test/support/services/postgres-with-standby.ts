import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const script = join(__dirname, '../../../../.scripts/postgres/run-with-standby.mjs');

export interface PostgresWithStandby {
  primary: string;
  replica: string;
  stop(): Promise<void>;
}

/** A Postgres of its own and a streaming replica of it, in a process of their own. */
export async function startPostgresWithStandby(): Promise<PostgresWithStandby> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const first = once(createInterface(child.stdout), 'line') as Promise<[string]>;
  const failed = ended.then(() => Promise.reject(new Error('Postgres and its standby did not start')));
  const [line] = await Promise.race([first, failed]);
  failed.catch(() => undefined);
  const { primary, replica } = JSON.parse(line) as Pick<PostgresWithStandby, 'primary' | 'replica'>;
  return {
    primary,
    replica,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
