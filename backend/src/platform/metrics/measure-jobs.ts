import { LRUCache } from 'lru-cache';
import { Gauge, type Registry } from 'prom-client';
import { endsWithin } from '../ends-within';
import type { Database } from '../postgres/database';

interface TaskJobs {
  task: string;
  waiting: number;
  scheduled: number;
  running: number;
  failed: number;
  oldestDueSeconds: number;
}

const states = ['waiting', 'scheduled', 'running', 'failed'] as const;

/** The query counts at most a hundred thousand jobs: counting more would take longer than it tells. */
const countByTask = `
  SELECT task_identifier AS task,
         count(*) FILTER (WHERE is_waiting)::int AS waiting,
         count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND NOT is_due)::int AS scheduled,
         count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
         count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS failed,
         coalesce(extract(epoch FROM now() - min(due_since) FILTER (WHERE is_waiting)), 0)::float8 AS "oldestDueSeconds"
    FROM (SELECT *, is_due AND locked_at IS NULL AND attempts < max_attempts AS is_waiting
            FROM (SELECT task_identifier, locked_at, attempts, max_attempts,
                         run_at <= now() AS is_due, greatest(run_at, created_at) AS due_since
                    FROM graphile_worker.jobs LIMIT 100000) AS jobs) AS jobs
   GROUP BY task`;

/** All processes read the same counts from the database, each at most so often. */
const maxAgeMs = 2_000;
/** Less than Prometheus waits for all metrics. */
const timeoutMs = 3_000;

/** @param tasks the names of all, so that one without jobs counts 0 */
export function measureJobs(registry: Registry, database: Database, tasks: () => string[]): void {
  const registers = [registry];
  const counts = new LRUCache<'jobs', TaskJobs[]>({
    max: 1,
    ttl: maxAgeMs,
    fetchMethod: () => database.query<TaskJobs>(countByTask),
  });
  const read = async () => {
    const reading = counts.fetch('jobs').catch(() => undefined);
    return (await endsWithin(reading, timeoutMs)) ? reading : undefined;
  };

  new Gauge({
    name: 'haberdash_database_up',
    help: '1 when the database responded within three seconds, else 0',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'haberdash_jobs',
    help: 'Jobs of the queue: due (waiting), due later (scheduled), under way (running), failed for good (failed)',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      const counted = await read();
      this.reset();
      if (counted) for (const task of tasks()) for (const state of states) this.set({ task, state }, 0);
      for (const { task, ...count } of counted ?? [])
        for (const state of states) this.set({ task, state }, count[state]);
    },
  });
  new Gauge({
    name: 'haberdash_jobs_oldest_due_seconds',
    help: 'How long the oldest waiting job has been due',
    labelNames: ['task'],
    registers,
    async collect() {
      const counted = await read();
      this.reset();
      for (const { task, oldestDueSeconds } of counted ?? []) this.set({ task }, oldestDueSeconds);
    },
  });
}
