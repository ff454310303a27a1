import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { imageSettings } from '../test/support/image-settings';
import { jwtSecret } from './world';

export interface Server {
  url: string;
  pid: number;
}

export interface BuiltServer extends Server {
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

export const startProvider = (): Promise<Server> => start('provider-stub.ts', {});

/** @param file of a server of the shop's calls */
export const startServer = (file: string, databaseUrl: string, provider: Server): Promise<Server> =>
  start(file, shopSettings(databaseUrl, provider));

/** The shop as the build left it, and as its image starts it. It is there once it says where it listens. */
export async function startBuiltServer(databaseUrl: string, provider: Server): Promise<BuiltServer> {
  const child = spawn(process.execPath, [join(__dirname, '../dist/src/main.js')], {
    env: { ...process.env, ...shopSettings(databaseUrl, provider), ...imageSettings() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  for await (const line of createInterface(child.stdout)) {
    const port = /open at \S+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill();
      await once(child, 'exit');
      running.delete(child);
    };
    return { url: `http://127.0.0.1:${port}`, pid: child.pid!, stop };
  }
  throw new Error(`The built server ended with ${child.exitCode}`);
}

/** All that were started. */
export function stopServers(): void {
  for (const child of running) child.kill();
  running.clear();
}

const shopSettings = (databaseUrl: string, provider: Server): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl,
  REGISTRATIONS_PER_ADDRESS: '100000',
  DATA_DIR: join(tmpdir(), 'haberdash-bench'),
  PAYPAL_BASE_URL: provider.url,
  PAYPAL_CLIENT_ID: 'bench',
  // What is measured is the shop, not its consideration for PayPal.
  PAYPAL_CALLS_PER_SECOND: '100000',
  UNFINISHED_PAYMENTS_PER_HOUR: '1000000',
  PAYPAL_CLIENT_SECRET: 'bench',
  JWT_SECRET: jwtSecret,
  NODE_ENV: 'development',
  PORT: '0',
});

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
