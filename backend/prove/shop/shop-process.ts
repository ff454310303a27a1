import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { imageSettings } from '../../test/support/services/image-settings';
import { ShopClient } from '../../test/support/shop/shop-client';

export interface Place {
  databaseUrl: string;
  dataDir: string;
}

export interface ShopOptions {
  env?: NodeJS.ProcessEnv | undefined;
  /** Modules that are loaded before the shop. */
  preloads?: string[];
  /** The folder of another version, which is built. */
  backend?: string | undefined;
}

const thisBackend = join(__dirname, '../..');
const failOnLeakedFiles = join(thisBackend, '../.scripts/lib/process/fail-on-leaks.mjs');
const keptLines = 40;

const running = new Set<ChildProcess>();
process.once('exit', () => ShopProcess.endAll());

/** The whole server, as it was built and as its image starts it, with a simulated PayPal, in a process of its own on a free port. */
export class ShopProcess {
  private readonly lastLines: string[] = [];
  private exited = false;

  private constructor(
    private readonly child: ChildProcess,
    readonly databaseUrl: string,
  ) {
    for (const stream of [child.stdout!, child.stderr!]) {
      createInterface(stream).on('line', (line) => this.keep(line));
    }
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      this.exited = true;
    });
  }

  /** Set once it listens. */
  url = '';

  static async start(
    { databaseUrl, dataDir }: Place,
    { env, preloads = [], backend = thisBackend }: ShopOptions = {},
  ): Promise<ShopProcess> {
    const child = fork(join(backend, 'dist', 'demo', 'main.js'), {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        LOG_LEVEL: 'warn',
        // In a long trial, shoppers wait for an hour and more for their turn.
        SESSION_MINUTES: '1440',
        DEMO_DATA: 'false',
        DEMO_WEBHOOKS: 'never',
        // Most trials have few buyers do what many would do.
        UNFINISHED_PAYMENTS_PER_HOUR: '1000000',
        PAYPAL_CALLS_PER_SECOND: '100000',
        // All buyers come from this machine.
        REGISTRATIONS_PER_ADDRESS: '100000',
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        ...imageSettings(),
        ...env,
      },
      execArgv: ['--import', failOnLeakedFiles, ...preloads.flatMap((file) => ['--require', file])],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const shop = new ShopProcess(child, databaseUrl);
    shop.url = await shop.listening();
    return shop;
  }

  /** Also when a trial breaks off: no shop outlives it. */
  static endAll(): void {
    running.forEach((child) => child.kill('SIGKILL'));
  }

  readonly visitor = (): ShopClient => new ShopClient(() => this.url);

  /** It ended without being told to. */
  get isGone(): boolean {
    return this.exited;
  }

  /** The last that it said, for a person who looks into a failure. */
  get lastWords(): string {
    return this.lastLines.join('\n');
  }

  /** Tells it to end, as an operator does. @returns how long it took */
  async stop(): Promise<{ milliseconds: number; code: number | null }> {
    const started = Date.now();
    if (!this.exited) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    return { milliseconds: Date.now() - started, code: this.child.exitCode };
  }

  async kill(): Promise<void> {
    if (this.exited) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  private listening(): Promise<string> {
    return new Promise((resolve, reject) => {
      createInterface(this.child.stdout!).on('line', (line) => {
        const url = / is open at (\S+)/.exec(line)?.[1];
        if (url) resolve(url);
      });
      this.child.once('exit', () => reject(new Error(`The shop did not open:\n${this.lastWords}`)));
    });
  }

  private keep(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > keptLines) this.lastLines.shift();
  }
}
