import type { Database } from '../../src/platform/postgres/database';
import type { UnitOfWork } from '../../src/shared/unit-of-work';
import { until } from './until';

interface World {
  database: Database;
  unitOfWork: UnitOfWork;
}

/** Something that is waited for until somebody opens it. */
export function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/**
 * Two at once: `second` begins when the transaction of `first` has done everything but commit, which it does once the
 * other waits for it, or has come through without waiting.
 * @returns what `second` did
 */
export async function amid<T>(
  { database, unitOfWork }: World,
  first: () => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const [done, allowed] = [gate(), gate()];
  const pauseBeforeCommit = async () => {
    done.open();
    await allowed.opened;
  };
  const before = unitOfWork.run(async () => {
    await first();
    database.beforeCommit(pauseBeforeCommit, []);
  });
  await Promise.race([done.opened, before]);
  let isThrough = false;
  const after = second().finally(() => (isThrough = true));
  after.catch(() => undefined);
  try {
    await until(async () => isThrough || (await somebodyWaits(database)));
  } finally {
    allowed.open();
    await before;
  }
  return after;
}

/** Lists the transactions that wait for another's lock. */
export const whoWaits = `
  SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

export async function somebodyWaits(database: Database): Promise<boolean> {
  return (await database.pool.query(whoWaits)).rowCount !== 0;
}
