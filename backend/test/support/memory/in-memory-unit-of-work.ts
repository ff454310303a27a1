import { AsyncLocalStorage } from 'node:async_hooks';
import { UnitOfWork } from '../../../src/shared/unit-of-work';

/** For tests without a database: one after the other. What fails leaves the maps and lists of `adapters` as they were. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private readonly joined = new AsyncLocalStorage<boolean>();
  private readonly adapters: object[];
  private last: Promise<unknown> = Promise.resolve();

  constructor(...adapters: object[]) {
    super();
    this.adapters = adapters;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.joined.getStore()) return work();
    const result = this.last.then(() => this.joined.run(true, () => this.runWhole(work)));
    this.last = result.catch(() => undefined);
    return result;
  }

  private async runWhole<T>(work: () => Promise<T>): Promise<T> {
    const takeBack = this.adapters.flatMap((adapter) => Object.values(adapter).map(remember));
    try {
      return await work();
    } catch (error) {
      for (const one of takeBack) one();
      throw error;
    }
  }
}

/** @returns what makes a map or a list again what it is now; anything else is left alone */
function remember(kept: unknown): () => void {
  if (Array.isArray(kept)) {
    const before = [...(kept as unknown[])];
    return () => void kept.splice(0, kept.length, ...before);
  }
  if (!(kept instanceof Map)) return () => undefined;
  const before = [...kept];
  return () => {
    kept.clear();
    for (const [key, value] of before) kept.set(key, value);
  };
}
