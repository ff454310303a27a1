import { UnitOfWork } from '../../shared/unit-of-work';

/** For tests without a database: runs the work, takes nothing back. */
export class InMemoryUnitOfWork extends UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
