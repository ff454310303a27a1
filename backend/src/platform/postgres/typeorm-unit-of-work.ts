import { setTimeout as pause } from 'node:timers/promises';
import { UnitOfWork } from '../../shared/unit-of-work';
import type { Database } from './database';
import { isWorthARetry } from './postgres-errors';

/** Half a second in all: as long as others go on winning, which they do only until what they change is settled. */
const attempts = 8;
const pauseMs = (attempt: number) => 5 + Math.random() * Math.min(10 * 2 ** attempt, 200);

export class TypeOrmUnitOfWork extends UnitOfWork {
  constructor(private readonly database: Database) {
    super();
  }

  /** Postgres may end a transaction for another's sake (deadlock, serialization): that one is run again, after the other. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.database.inTransaction) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.database.runInTransaction(work, attempt > 1);
      } catch (error) {
        if (attempt === attempts || !isWorthARetry(error)) throw error;
        await pause(pauseMs(attempt));
      }
    }
  }
}
