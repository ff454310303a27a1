import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { jwtSecret } from './world';

export interface Server {
  url: string;
  process: ChildProcess;
}

export type Servers = Record<'bare' | 'shop' | 'provider', Server>;

export async function startServers(databaseUrl: string): Promise<Servers> {
  const provider = await startServer('provider-stub.ts', {});
  const env = {
    DATABASE_URL: databaseUrl,
    PROVIDER_PORT: new URL(provider.url).port,
    PAYPAL_BASE_URL: `${provider.url}/simulators/paypal`,
    PAYPAL_CLIENT_ID: 'bench',
    PAYPAL_CLIENT_SECRET: 'bench',
    JWT_SECRET: jwtSecret,
    NODE_ENV: 'development',
  };
  return {
    provider,
    bare: await startServer('bare-server.ts', env),
    shop: await startServer('shop-server.ts', env),
  };
}

function startServer(file: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const child = fork(join(__dirname, file), {
    execArgv: ['--require', require.resolve('@swc-node/register')],
    env: { ...process.env, ...env },
    // The shop writes its log, as it would; nobody reads it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) =>
      resolve({ url: `http://127.0.0.1:${port}`, process: child }),
    );
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}
