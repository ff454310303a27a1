import { createHash } from 'node:crypto';

/** Numbers that look random and are the same for the same seed. */
export class Chance {
  private state: number;

  constructor(private readonly seed: string) {
    this.state = createHash('sha256').update(seed).digest().readUInt32LE();
  }

  /** An independent stream: what one buyer draws does not depend on the others. */
  for(name: string): Chance {
    return new Chance(`${this.seed}/${name}`);
  }

  /** @returns a whole number from 0 to below `limit` */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @param share from 0, never, to 1, always */
  isLucky(share: number): boolean {
    return this.next() < share;
  }

  oneOf<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  /** Mulberry32, by Tommy Ettinger (public domain). */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
