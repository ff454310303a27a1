import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import type { HostedServer } from './hosted-server';

const settings = {
  NODE_ENV: 'test',
  PORT: '0',
  LOG_LEVEL: 'silent',
  DEMO_DATA: 'false',
  DEMO_WEBHOOKS: 'never',
};

/** Starts a file of the backend in a process of its own. */
function start(file: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const fromBackend = (path: string) => join(__dirname, '../../..', path);
  const { PLANTED_BUG: bug } = process.env;
  const preloads = bug === undefined ? [] : ['--require', fromBackend(bug)];
  const child = spawn(process.execPath, [...preloads, fromBackend(file), ...args], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ended: once(child, 'close') as Promise<[number | null]> };
}

/** Runs a command, or a server that is to refuse its start, to its end. */
export async function runProgram(file: string, env: NodeJS.ProcessEnv, args: string[] = []) {
  const { child, ended } = start(file, env, args);
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, said, complaint };
}

export interface ServerProcess extends HostedServer {
  /** The process ends as in a crash: nothing is finished or given back. */
  kill(): Promise<void>;
}

/**
 * The demo server in a process of its own, where `startHostedServer` has one for all servers.
 * @param hear gets each line that it writes
 */
export async function startServerProcess(
  env: NodeJS.ProcessEnv,
  hear: (line: string) => void = () => undefined,
): Promise<ServerProcess> {
  const { child, ended } = start('demo/main.ts', env);
  createInterface(child.stderr).on('line', hear);
  const complaint = text(child.stderr);
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      hear(line);
      const found = / is open at (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(async () => reject(new Error(`The server did not open: ${await complaint}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, close: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
