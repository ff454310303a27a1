// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './workspaces.mjs';

/**
 * Opens the demo shop, in a process, on a database and with a folder of its own.
 * @param {Record<string, string>} [settings]
 */
export async function openShop(settings = {}) {
  const child = spawn(process.execPath, [path.join(root, 'frontend-shell/e2e/support/open-shop.mjs')], {
    env: { ...process.env, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const close = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /open at (http\S+)/.exec(line) ?? [];
    if (url) return { url, close };
  }
  throw new Error('The shop did not open');
}
