import { setTimeout as pause } from 'node:timers/promises';
import { UnitOfWork } from '../../shared/unit-of-work';
import type { Database } from './database';
import { isWorthARetry } from './postgres-errors';

/** Half a second in all. */
const attempts = 8;
const pauseMs = (attempt: number) => 5 + Math.random() * Math.min(10 * 2 ** attempt, 200);

export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  /** Retries what Postgres ended for another transaction's sake: a deadlock or a serialization failure. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.database.inTransaction) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.database.runInTransaction(work);
      } catch (error) {
        if (attempt === attempts || !isWorthARetry(error)) throw error;
        await pause(pauseMs(attempt));
      }
    }
  }
}
