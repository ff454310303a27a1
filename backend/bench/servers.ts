import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { jwtSecret } from './world';

export interface Server {
  url: string;
  pid: number;
}

const running = new Set<ChildProcess>();

export const startProvider = (): Promise<Server> => start('provider-stub.ts', {});

/** @param file of a server of the shop's calls */
export const startServer = (file: string, databaseUrl: string, provider: Server): Promise<Server> =>
  start(file, {
    DATABASE_URL: databaseUrl,
    PAYPAL_BASE_URL: provider.url,
    PAYPAL_CLIENT_ID: 'bench',
    PAYPAL_CLIENT_SECRET: 'bench',
    JWT_SECRET: jwtSecret,
    NODE_ENV: 'development',
    PORT: '0',
  });

/** All that were started. */
export function stopServers(): void {
  for (const child of running) child.kill();
  running.clear();
}

function start(file: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(join(__dirname, file), {
    execArgv: ['--require', require.resolve('@swc-node/register')],
    env: { ...process.env, ...env },
    // The shop writes its log, as it would; nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) =>
      resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid! }),
    );
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
