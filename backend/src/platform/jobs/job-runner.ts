import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { runTaskList, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { DomainEvent } from '../../shared/domain-event';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Log } from '../log/log';
import type { Database } from '../postgres/database';
import { eventJob } from './graphile-jobs';
import { graphileLogger } from './graphile-logger';
import type { Handlers } from './handlers';
import { openJobsPool } from './jobs-pool';

/** No handler may take as long; a job held longer belongs to a process that was killed. */
const abandonedAfter = '2 minutes';
const rescueEveryMs = 60_000;

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;

/** Runs the jobs that are due and carries events to their listeners, in this process. */
export class JobRunner {
  private readonly stopping = new AbortController();
  private rescues: NodeJS.Timeout | undefined;
  private ended: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    await this.rescueAbandoned();
    this.rescues = setInterval(() => void this.tryRescue(), rescueEveryMs).unref();
    this.ended = this.keepRunning();
  }

  async stop(): Promise<void> {
    clearInterval(this.rescues);
    this.stopping.abort();
    await this.ended;
  }

  /** Jobs held by a process that was killed may be run by the others again. */
  async rescueAbandoned(): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
         FROM graphile_worker.jobs WHERE locked_at < now() - $1::interval HAVING count(*) > 0`,
      [abandonedAfter],
    );
  }

  private async tryRescue(): Promise<void> {
    try {
      await this.rescueAbandoned();
    } catch (err) {
      this.log.warn({ err }, 'abandoned jobs could not be rescued; they are tried again in a minute');
    }
  }

  /** A worker that can't tell the database how its job went ends for good: all of them are started anew. */
  private async keepRunning(): Promise<void> {
    const pool = openJobsPool(this.database, this.log);
    let pauseMs = shortestPauseMs;
    while (!this.isStopping()) {
      const startedAt = Date.now();
      await this.runUntilBroken(pool).catch((err: unknown) => {
        this.log.error({ err }, 'the job runner did not end in order');
      });
      if (this.isStopping()) break;
      if (Date.now() - startedAt > longestPauseMs) pauseMs = shortestPauseMs;
      this.log.error({ pauseMs }, 'the job runner broke down and is started again');
      await pause(pauseMs, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
    await pool.end();
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async runUntilBroken(pool: Pool): Promise<void> {
    const events = new EventEmitter();
    const broken = once(events, 'worker:fatalError', { signal: this.stopping.signal });
    // Not `run`: its clock for repeated jobs ends the process when the database is away.
    const workers = runTaskList(
      {
        concurrency: 3,
        // Only looks again for what was scheduled for later; new work is announced by Postgres at once.
        pollInterval: 1_000,
        noHandleSignals: true,
        logger: graphileLogger(this.log),
        events,
      },
      this.tasks(),
      pool,
    );
    // Told to stop, `broken` rejects: that too is an end.
    await Promise.race([broken, workers.promise]).catch(() => undefined);
    if (!workers._shuttingDown) await workers.gracefulShutdown();
    await workers.promise;
  }

  private tasks(): TaskList {
    const jobs = [...this.handlers.jobs].map(
      ([name, handle]) => [name, (payload: unknown) => handle(payload as Record<string, string>)] as const,
    );
    return { [eventJob]: (event) => this.tell(event as DomainEvent), ...Object.fromEntries(jobs) };
  }

  private async tell(event: DomainEvent): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const listener of this.handlers.listenersOf(event.type)) await listener(event);
    });
  }
}
