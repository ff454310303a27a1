import { EventEmitter, once } from 'node:events';
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

/** How often a process renews its lease, and looks whether others left jobs behind. */
const tidiedEveryMs = 3_000;

/**
 * A job that was scheduled again while it ran has a successor. If that run then fails, the queue keeps it all the same,
 * without its key and without another try: nothing has failed for good.
 */
const deleteSuperseded = `
  SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
   WHERE task_identifier = ANY($1) AND key IS NULL AND attempts >= max_attempts AND locked_at IS NULL`;

/**
 * Most of a job is waiting: for a connection, which it shares with about a hundred requests, or for the provider. With four workers
 * for the shop's own events, 200 concurrent buyers made them wait for 50 s.
 */
export const workersOf: Record<WorkerGroup, number> = { shop: 12, provider: 12, background: 6 };
const groups = Object.keys(workersOf) as WorkerGroup[];
/** Each group keeps one to listen for new jobs; a worker needs one only to take a job and to say how it went. */
export const queueConnections = 9;
/** How often each worker looks for what was scheduled for later. */
const pollEveryMs = 2_000;
/** How often a broken runner looks for its database. */
const reconnectEveryMs = 1_000;

type Payload = Record<string, string>;

/** Runs the jobs that are due and carries events to their listeners, in this process. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private readonly lease: JobLease;
  private patienceMs = 0;
  private workerIds: string[] = [];
  private readonly shuttingDown = new WeakSet<WorkerPool>();
  private tidying: NodeJS.Timeout | undefined;
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
    await this.tidyUp();
    this.tidying = setInterval(() => void this.tryToTidyUp(), tidiedEveryMs).unref();
    this.ended = this.keepRunning();
  }

  /** Takes no more jobs. One that has not ended after so long is given back to the queue. */
  async stop(patienceMs = 5_000): Promise<void> {
    clearInterval(this.tidying);
    this.patienceMs = patienceMs;
    this.stopping.abort();
    await this.ended;
  }

  /** Jobs of a server that is gone may be run by the others again; what is left of replaced ones goes. */
  private async tidyUp(): Promise<void> {
    await this.lease.renew(this.workerIds);
    await this.lease.releaseExpired();
    await this.database.query(deleteSuperseded, [this.subscriptions.jobNames]);
  }

  private async tryToTidyUp(): Promise<void> {
    try {
      await this.tidyUp();
    } catch (err) {
      this.log.warn({ err }, 'the queue could not be tidied up; the next try follows');
    }
  }

  private async keepRunning(): Promise<void> {
    const pool = openQueuePool(this.database.urlOfSessions, queueConnections);
    this.queuePool = pool;
    while (!this.isStopping()) {
      await this.runUntilBroken(pool).catch((err: unknown) => {
        this.log.error({ err }, 'the job runner did not end in order');
      });
      if (this.isStopping()) break;
      this.log.error({}, 'the job runner broke down and is started again');
      await this.databaseIsBack();
    }
    await pool.end();
  }

  /** Waits for it, and releases the jobs that the broken workers still hold: nobody works on them any more. */
  private async databaseIsBack(): Promise<void> {
    const releaseOwnJobs = () =>
      this.lease.release(this.workerIds).then(
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
   * Until a worker can't ask for a job, or can't tell how one went. Either may leave the queue's library unable to go on:
   * it keeps a failed query for its own names for ever, and never replaces a worker that is gone.
   */
  private async runUntilBroken(pool: Pool): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const { signal } = this.stopping;
    const broken = ['worker:fatalError', 'worker:getJob:error'].map((name) => once(events, name, { signal }));
    // Not `run`: its clock for repeated jobs ends the process when the database is away.
    this.workerIds = [];
    events.on('worker:create', ({ worker }) => this.workerIds.push(worker.workerId));
    events.on('pool:gracefulShutdown', ({ workerPool }) => this.shuttingDown.add(workerPool));
    const pools = this.startWorkers(pool, events);
    events.on('job:failed', ({ job, error: err }) => {
      this.log.error({ err, job: job.task_identifier, id: job.id }, 'a job failed for good');
    });
    void this.tryToTidyUp();
    // Told to stop, they reject: that too is an end.
    await Promise.race([...broken, ...pools.map(({ promise }) => promise)]).catch(() => undefined);
    await Promise.all(pools.map((workers) => this.endWorkers(workers)));
  }

  private async endWorkers(workers: WorkerPool): Promise<void> {
    const ended = this.shuttingDown.has(workers) ? workers.promise : workers.gracefulShutdown();
    if (this.isStopping() && !(await endsWithin(ended, this.patienceMs))) {
      this.log.warn({}, 'jobs that did not end in time are given back to the queue');
      await workers.forcefulShutdown('The server stops');
    }
    await workers.promise;
  }

  private startWorkers(pool: Pool, events: WorkerEvents): WorkerPool[] {
    return groups.flatMap((group) => {
      const tasks = this.tasksOf(group);
      if (Object.keys(tasks).length === 0) return [];
      return runTaskList(
        {
          concurrency: workersOf[group],
          // Only looks again for what was scheduled for later; new work is announced by Postgres at once.
          pollInterval: pollEveryMs,
          noHandleSignals: true,
          logger: graphileLogger(this.log),
          events,
        },
        tasks,
        pool,
      );
    });
  }

  /** Listeners need nothing but the database. */
  private tasksOf(group: WorkerGroup): TaskList {
    const listening = this.subscriptions.eventHandlers.map(
      ([name, hear]) => [name, (event: Payload) => this.unitOfWork.run(() => hear(event))] as const,
    );
    const jobs = this.subscriptions.jobHandlersOf(group);
    const tasks = group === 'shop' ? [...jobs, ...listening] : jobs;
    return Object.fromEntries(tasks.map(([name, run]) => [name, traced(name, run)]));
  }
}

const traced =
  (name: string, run: (payload: Payload) => Promise<void>): Task =>
  (payload, { job: { id } }) =>
    tracing.runJob({ name, id }, () => run(payload as Payload));
