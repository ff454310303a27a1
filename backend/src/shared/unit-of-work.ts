/** One transaction: `work` is atomic. Nested runs join it. Await its statements one by one: they share a connection. */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
