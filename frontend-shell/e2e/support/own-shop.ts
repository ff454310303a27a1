import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test } from './test';

export interface OwnShop {
  url: string;
  databaseUrl: string;
  close(): Promise<void>;
}

/**
 * A shop beside that of the other tests, with settings of its own.
 * @param preloads paths below the backend of modules that the server loads before its own
 */
export async function openOwnShop(settings: NodeJS.ProcessEnv, preloads: string[] = []): Promise<OwnShop> {
  const required = preloads.flatMap((name) => ['--require', path.join(__dirname, '../../../backend', name)]);
  const server = spawn(process.execPath, [...required, path.join(__dirname, 'open-shop.mjs')], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const close = async () => {
    const closed = once(server, 'exit');
    server.kill('SIGTERM');
    await closed;
  };
  let databaseUrl = '';
  for await (const line of createInterface(server.stdout)) {
    databaseUrl ||= /^postgres:\S+/.exec(line)?.[0] ?? '';
    const url = /open at (http\S+)/.exec(line)?.[1];
    if (url) return { url, databaseUrl, close };
  }
  throw new Error('The shop did not open');
}

/** @returns a test whose pages are those of a shop with settings of its own, which stays open for the tests of a worker */
export const testInOwnShop = (settings: NodeJS.ProcessEnv) =>
  test.extend<object, { openShop: string }>({
    openShop: [
      async ({ browserName: _ }, run) => {
        const shop = await openOwnShop(settings);
        await run(shop.url);
        await shop.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ openShop }, run) => run(openShop),
  });
