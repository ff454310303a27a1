import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopOptions } from '../shop/shop-process';

/** Tells processes with `named-steps.cjs` at which step they end, and reads which steps they have reached: by two files. */
export class FatalStep {
  private round = 0;

  constructor(private readonly file: string) {
    this.write('');
  }

  /** With these, a process names its steps. */
  get options(): Required<Pick<ShopOptions, 'env' | 'preloads'>> {
    return { preloads: [join(__dirname, 'named-steps.cjs')], env: { KILL_ORDERS: this.file } };
  }

  /** Counts steps from now on, and ends the process at `step`; undefined lets it live. */
  arm(step: string | undefined): void {
    this.round += 1;
    rmSync(this.reachedFile, { force: true });
    this.write(`${this.round}\n${step ?? ''}`);
  }

  /** No process ends any more; they count on. */
  disarm(): void {
    this.write(String(this.round));
  }

  /** In their order, since it was armed. */
  get reached(): string[] {
    if (!existsSync(this.reachedFile)) return [];
    return readFileSync(this.reachedFile, 'utf8').trimEnd().split('\n');
  }

  private write(words: string): void {
    writeFileSync(this.file, words);
  }

  private get reachedFile(): string {
    return `${this.file}.reached`;
  }
}
