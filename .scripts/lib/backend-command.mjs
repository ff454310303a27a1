// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './workspaces.mjs';

/**
 * Runs an operator's command of the built backend and passes its exit code on.
 * @param {string} command its file below `backend`
 * @param {string[]} args
 * @param {string} databaseUrl
 */
export async function runBackendCommand(command, args, databaseUrl) {
  // It has the terminal to itself, to ask and to be interrupted.
  const running = spawn(process.execPath, [path.join(root, `backend/dist/${command}.js`), ...args], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const [code] = await once(running, 'close');
  process.exitCode = code ?? 1;
}
