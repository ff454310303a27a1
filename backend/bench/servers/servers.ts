import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from './announce';
import { jwtSecret } from '../shop/world';

export interface ShopServer {
  url: string;
  pid: number;
  /** @returns how many statements it sent since the last call of this function */
  takeStatements: () => Promise<number>;
}

const running = new Set<ChildProcess>();

/** Starts the payment provider and the mail server of any number of shops. */
export async function startProvider(): Promise<Ports> {
  const { port, smtpPort } = await start('provider-stub.ts', {});
  return { port, smtpPort };
}

export async function startShop(databaseUrl: string, provider: Ports): Promise<ShopServer> {
  const { child, port } = await start('shop-server.ts', shopSettings(databaseUrl, provider));
  const takeStatements = async () => {
    const response = once(child, 'message') as Promise<[{ statements: number }]>;
    child.send('take');
    return (await response)[0].statements;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, takeStatements };
}

/** Ends all servers that were started. */
export function stopServers(): void {
  for (const child of running) child.kill();
  running.clear();
}

const shopSettings = (databaseUrl: string, { port, smtpPort }: Ports): NodeJS.ProcessEnv => ({
  DATABASE_URL: databaseUrl,
  REGISTRATIONS_PER_ADDRESS: '100000',
  DATA_DIR: join(tmpdir(), 'haberdash-bench'),
  PAYPAL_BASE_URL: `http://127.0.0.1:${port}`,
  PAYPAL_CLIENT_ID: 'bench',
  PAYPAL_CLIENT_SECRET: 'bench',
  // The limits that protect PayPal would be measured otherwise.
  PAYPAL_CALLS_PER_SECOND: '100000',
  UNFINISHED_PAYMENTS_PER_HOUR: '1000000',
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: 'shop@bench.test',
  JWT_SECRET: jwtSecret,
  NODE_ENV: 'development',
  PORT: '0',
});

function start(file: string, env: NodeJS.ProcessEnv): Promise<Ports & { child: ChildProcess }> {
  const child = fork(join(__dirname, file), {
    execArgv: ['--require', require.resolve('@swc-node/register')],
    env: { ...process.env, ...env },
    // The shop writes its log, as it does in production; nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once('message', (ports: Ports) => resolve({ ...ports, child }));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
