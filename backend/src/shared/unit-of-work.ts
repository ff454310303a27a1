/** One transaction: all of `work` becomes true, or none of it. Runs inside another join it. Await one thing after the other in it. */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
