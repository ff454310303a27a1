/**
 * One transaction: all of `work` becomes true, or none of it. Runs inside another join it. What is asked at once inside it
 * is done in the order in which it was asked, and locks in that order.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
