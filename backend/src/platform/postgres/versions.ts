import { randomInt } from 'node:crypto';

/**
 * As which version each aggregate was found or written: whoever writes it later can tell whether it is still what it was.
 * Versions are drawn, not counted: one of a transaction that came to nothing is never met again.
 */
export class Versions<Aggregate extends object> {
  private readonly known = new WeakMap<Aggregate, number>();

  /** Of one that was never written: undefined. */
  of(aggregate: Aggregate): number | undefined {
    return this.known.get(aggregate);
  }

  found(aggregate: Aggregate, version: number): void {
    this.known.set(aggregate, version);
  }

  /** @returns the one to write */
  next(aggregate: Aggregate): number {
    const version = randomInt(2 ** 31);
    this.known.set(aggregate, version);
    return version;
  }
}
