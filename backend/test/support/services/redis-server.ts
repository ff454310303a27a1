import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';

const redisServer = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((file) => existsSync(file));

/** For tests that need a Redis: they are skipped only on a machine without one. */
export const describeWithRedis = (name: string, tests: () => void): void =>
  redisServer
    ? describe(name, tests)
    : describe.skip(`${name} (no redis-server on this machine: Debian has it as redis-server)`, tests);

/** A Redis of its own in memory, on a free port, that a test may stop, freeze and start again. */
export class RedisServer {
  private child: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = { port: String(this.port), bind: '127.0.0.1', save: '', appendonly: 'no' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    this.child = spawn(redisServer!, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const lines = createInterface(this.child.stdout!);
    for await (const line of lines) if (line.includes('Ready to accept connections')) return;
    throw new Error('The redis-server did not start');
  }

  /** It keeps its connections and answers no more. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
