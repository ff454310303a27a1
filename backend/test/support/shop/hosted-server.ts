import { join } from 'node:path';

export interface HostedServer {
  url: string;
  close(): Promise<void>;
}

/** Starts the demo server in this worker's host process (shop-host.mjs). */
export async function startHostedServer(env: NodeJS.ProcessEnv): Promise<HostedServer> {
  const hosts = process.env.TEST_SHOP_HOSTS?.split(' ');
  if (!hosts) throw new Error('TEST_SHOP_HOSTS is not set: run this through the http project');
  const host = hosts[Number(process.env.JEST_WORKER_ID) % hosts.length]!;
  const { url, port } = (await call(host, { method: 'POST', body: JSON.stringify(env) })) as {
    url: string;
    port: number;
  };
  return {
    url,
    close: async () => {
      await call(`${host}/${port}`, { method: 'DELETE' });
    },
  };
}

type StartServer = (env: NodeJS.ProcessEnv) => Promise<HostedServer>;

/** For a server in the test's own process: it has the planted bug that the test is to notice. */
export const withPlantedBug =
  (start: StartServer): StartServer =>
  async (env) => {
    const { PLANTED_BUG: bug } = process.env;
    if (bug !== undefined) await import(join(__dirname, '../../..', bug));
    return start(env);
  };

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
