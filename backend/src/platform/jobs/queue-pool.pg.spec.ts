import type { Pool } from 'pg';
import { testDatabase } from '../../../test/support/postgres/test-database';
import { openQueuePool } from './queue-pool';

describe("the queue's connections", () => {
  const postgres = testDatabase();
  let pool: Pool;
  beforeEach(() => (pool = openQueuePool(postgres().url, 1)));
  afterEach(() => pool.end());

  const takeAndGiveBackTwice = () =>
    new Promise<void>((resolve, reject) => {
      pool.connect((error, _, giveBack) => {
        if (error) return reject(error);
        giveBack();
        giveBack();
        resolve();
      });
    });

  it('may be released twice, and are still used by one client at a time', async () => {
    await takeAndGiveBackTwice();
    const client = await pool.connect();
    let isLentAgain = false;
    const next = pool.connect().then((other) => {
      isLentAgain = true;
      other.release();
    });
    await client.query('SELECT');
    expect(isLentAgain).toBe(false);
    client.release();
    await next;
  });

  it('fail with an error when none is available', async () => {
    await pool.end();
    await expect(takeAndGiveBackTwice()).rejects.toThrow('Cannot use a pool after calling end');
    pool = openQueuePool(postgres().url, 1);
  });
});
