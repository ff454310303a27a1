import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A shop of its own where visitors may browse. */
export async function openToVisitors(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = spawn(process.execPath, [path.join(__dirname, 'open-shop.mjs')], {
    env: { ...process.env, VISITORS: 'browse' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const close = async () => {
    const closed = once(server, 'exit');
    server.kill('SIGTERM');
    await closed;
  };
  for await (const line of createInterface(server.stdout)) {
    const url = /open at (http\S+)/.exec(line)?.[1];
    if (url) return { url, close };
  }
  throw new Error('The shop did not open');
}
