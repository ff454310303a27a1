import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { runTaskList, type Task, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { WorkerGroup } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Log } from '../log/log';
import type { Database } from '../postgres/database';
import { endsWithin } from '../ends-within';
import { graphileLogger } from './graphile-logger';
import { JobLease } from './job-lease';
import { openQueuePool } from './queue-pool';
import type { Subscriptions } from './subscriptions';
import { tracing } from '../tracing/tracing';

/** How often a process renews its lease and releases the jobs of dead processes. */
const maintainedEveryMs = 3_000;

/**
 * A job that is scheduled again while it runs has a successor. If that run then fails, the queue keeps the job without its key
 * and without a retry. It is deleted: the successor does the work.
 */
const deleteSuperseded = `
  SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
   WHERE task_identifier = ANY($1) AND key IS NULL AND attempts >= max_attempts AND locked_at IS NULL`;

/**
 * A job mostly waits: for a connection, which it shares with about a hundred requests, or for the provider. With four workers
 * for the shop's own events, these waited for 50 s under 200 concurrent buyers.
 */
export const workersOf: Record<WorkerGroup, number> = { shop: 12, provider: 12, background: 6, mail: 2 };
const groups = Object.keys(workersOf) as WorkerGroup[];
/** Each group keeps one to listen for new jobs. A worker needs one only to take a job and to record its result. */
export const queueConnections = 9;
/** How often each group looks for jobs that were scheduled for later. */
const pollEveryMs = 2_000;
/** A group fetches the jobs for its workers together, and one more that tells whether there are others. */
const localQueueOf = (workers: number) => ({
  size: workers + 1,
  // Jobs that its workers have not begun after so long are given back, for those of another process.
  ttl: 4_000,
  // Every new job wakes all groups: one that has found nothing waits a moment for the next, or for some.
  refetchDelay: { durationMs: 20, threshold: 0, maxAbortThreshold: 5 },
});
/** How often a broken runner tries to reach its database. */
const reconnectEveryMs = 1_000;
/** Jobs that go on for longer may run twice, which does no harm. */
const brokenEndsWithinMs = 3_000;
/** A database that does not respond has its jobs released by another process. */
const releasedWithinMs = 1_000;

type Payload = Record<string, string>;

/** Runs due jobs and delivers events to their listeners, in this process. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly lease: JobLease;
  private timeoutMs = 0;
  private poolIds: string[] = [];
  private hasUnbegunJobs = false;
  private readonly shuttingDown = new WeakSet<WorkerPool>();
  private maintenance: NodeJS.Timeout | undefined;
  private queuePool: Pool | undefined;
  private ended: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly log: Log,
  ) {
    this.lease = new JobLease(database);
  }

  /** The queue's connections, once jobs run. */
  get pool(): Pool | undefined {
    return this.queuePool;
  }

  async start(): Promise<void> {
    await this.maintainQueue();
    this.maintenance = setInterval(() => void this.tryToMaintainQueue(), maintainedEveryMs).unref();
    this.ended = this.keepRunning();
  }

  /** Takes no more jobs. Jobs that have not ended after the timeout are given back to the queue. */
  async stop(timeoutMs = 5_000): Promise<void> {
    clearInterval(this.maintenance);
    this.timeoutMs = timeoutMs;
    this.stopping.abort();
    await this.ended;
  }

  /** Releases the jobs of dead processes to the living ones, and deletes superseded jobs. */
  private async maintainQueue(): Promise<void> {
    await this.lease.renew(this.poolIds);
    await this.lease.releaseExpired();
    await this.database.query(deleteSuperseded, [this.subscriptions.jobNames]);
  }

  private async tryToMaintainQueue(): Promise<void> {
    try {
      await this.maintainQueue();
    } catch (err) {
      this.log.warn({ err }, 'queue maintenance failed and is retried');
    }
  }

  private async keepRunning(): Promise<void> {
    const pool = openQueuePool(this.database.urlOfSessions, queueConnections);
    this.queuePool = pool;
    while (!this.isStopping()) {
      await this.runUntilBroken(pool).catch((err: unknown) => {
        this.log.error({ err }, 'the job runner failed');
      });
      if (this.isStopping()) break;
      this.log.error({}, 'the job runner stopped working and is restarted');
      await this.waitForDatabase();
    }
    if (this.hasUnbegunJobs) await endsWithin(this.lease.release(this.poolIds), releasedWithinMs);
    await pool.end();
  }

  /** Waits for the database, and releases the jobs that the broken workers still hold. */
  private async waitForDatabase(): Promise<void> {
    const releaseOwnJobs = () =>
      this.lease.release(this.poolIds).then(
        () => true,
        () => false,
      );
    do {
      await pause(reconnectEveryMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    } while (!this.isStopping() && !(await releaseOwnJobs()));
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /**
   * Runs until the queue's library can't fetch jobs, or can't record their results. After either, it may not recover: it caches
   * a failed query for its task names for ever, and ends its workers without others in their place.
   */
  private async runUntilBroken(pool: Pool): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    // The library fails to give them back while it ends, which would end this process when the database is away.
    events.on('localQueue:setMode', ({ newMode, localQueue }) => {
      if (newMode === 'RELEASED' && localQueue.jobQueue.splice(0).length > 0) this.hasUnbegunJobs = true;
    });
    events.on('pool:gracefulShutdown', ({ workerPool }) => this.shuttingDown.add(workerPool));
    events.on('job:failed', ({ job, error: err }) => {
      this.log.error({ err, job: job.task_identifier, id: job.id }, 'a job failed for good');
    });
    const { signal } = this.stopping;
    let groupsAtWork: WorkerPool[] = [];
    await new Promise<void>((ended) => {
      signal.addEventListener('abort', () => ended(), { once: true });
      groupsAtWork = this.startWorkers(pool, events, ended);
      this.poolIds = groupsAtWork.map(({ id }) => id);
      void this.tryToMaintainQueue();
    });
    await Promise.all(groupsAtWork.map((workers) => this.endWorkers(workers)));
  }

  private async endWorkers(workers: WorkerPool): Promise<void> {
    // It rejects when jobs were given back, or when the database is away.
    const ended = workers.promise.catch(() => undefined);
    if (!this.shuttingDown.has(workers)) Promise.resolve(workers.gracefulShutdown()).catch(() => undefined);
    // After some results that it could not record, the library waits for ever.
    if (await endsWithin(ended, this.isStopping() ? this.timeoutMs : brokenEndsWithinMs)) return;
    this.log.warn({}, 'jobs that did not end before the timeout are given back to the queue');
    Promise.resolve(workers.forcefulShutdown('The server stops')).catch(() => undefined);
    await ended;
  }

  private startWorkers(pool: Pool, events: WorkerEvents, whenBroken: () => void): WorkerPool[] {
    return groups.flatMap((group) => {
      const tasks = this.tasksOf(group);
      if (Object.keys(tasks).length === 0) return [];
      return runTaskList(
        {
          concurrency: workersOf[group],
          // Only for jobs that were scheduled for later: Postgres announces new jobs at once.
          pollInterval: pollEveryMs,
          noHandleSignals: true,
          logger: graphileLogger(this.log, whenBroken),
          events,
          preset: {
            worker: {
              localQueue: localQueueOf(workersOf[group]),
              // Without a delay, the library does not notice that it could not record a result.
              completeJobBatchDelay: 0,
              failJobBatchDelay: 0,
            },
          },
        },
        tasks,
        pool,
      );
    });
  }

  /** Listeners run in the group `shop`: they only use the database. */
  private tasksOf(group: WorkerGroup): TaskList {
    const listeners = this.subscriptions.eventHandlers.map(
      ([name, handle]) => [name, (event: Payload) => this.unitOfWork.run(() => handle(event))] as const,
    );
    const jobs = this.subscriptions.jobHandlersOf(group);
    const tasks = group === 'shop' ? [...jobs, ...listeners] : jobs;
    return Object.fromEntries(tasks.map(([name, run]) => [name, traced(name, run)]));
  }
}

const traced =
  (name: string, run: (payload: Payload) => Promise<void>): Task =>
  (payload, { job: { id } }) =>
    tracing.runJob({ name, id }, () => run(payload as Payload));
