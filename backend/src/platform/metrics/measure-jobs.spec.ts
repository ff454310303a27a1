import { Registry } from 'prom-client';
import type { Database } from '../postgres/database';
import { measureJobs } from './measure-jobs';

const counted = { waiting: 2, scheduled: 1, running: 0, failed: 3, oldestDueSeconds: 40 };

async function linesWith(query: () => Promise<object[]>): Promise<string[]> {
  const registry = new Registry();
  measureJobs(registry, { query } as unknown as Database, () => ['cart:tidy', 'ordering:expire-order']);
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith('haberdash_'));
}

describe('the metrics of jobs', () => {
  it('count the jobs of each task by state, 0 for none, with one query', async () => {
    const query = jest.fn(() => Promise.resolve([{ task: 'ordering:expire-order', ...counted }]));
    const lines = await linesWith(query);
    expect(lines).toEqual(
      expect.arrayContaining([
        'haberdash_database_up 1',
        'haberdash_jobs{task="cart:tidy",state="failed"} 0',
        'haberdash_jobs{task="ordering:expire-order",state="waiting"} 2',
        'haberdash_jobs{task="ordering:expire-order",state="failed"} 3',
        'haberdash_jobs_oldest_due_seconds{task="ordering:expire-order"} 40',
      ]),
    );
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('are omitted while the database is away, which another metric shows', async () => {
    expect(await linesWith(() => Promise.reject(new Error('away')))).toEqual(['haberdash_database_up 0']);
  });
});
