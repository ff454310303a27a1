import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(__dirname, '../../..');

export interface ServerProcess {
  url: string;
  /** The most memory it has had so far, in MB; Linux alone tells. */
  peakMemory(): number;
  kill(): Promise<void>;
}

/** The server in a process of its own, which can be measured and killed. */
export async function serverProcess(settings: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['.scripts/lib/run-typescript.mjs', 'backend/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', DEMO_DATA: 'false', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  return {
    url: await announcedBy(server.stdout),
    peakMemory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024,
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function announcedBy(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = /is open at (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The server ended before it was open');
}
