import { Logger as GraphileLogger, run, type Runner, type TaskList } from 'graphile-worker';
import type { DomainEvent } from '../../shared/domain-event';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Log } from '../log/log';
import type { Database } from '../postgres/database';
import { eventJob } from './graphile-jobs';
import type { Handlers } from './handlers';

/** No handler may take as long; a job held longer belongs to a process that was killed. */
const abandonedAfter = '2 minutes';
const rescueJob = 'platform:rescue-abandoned-jobs';

/** Runs the jobs that are due and carries events to their listeners, in this process. */
export class JobRunner {
  private runner: Runner | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly handlers: Handlers,
    private readonly log: Log,
  ) {}

  async start(): Promise<void> {
    await this.rescueAbandoned();
    this.runner = await run({
      pgPool: this.database.pool,
      taskList: this.tasks(),
      crontab: `* * * * * ${rescueJob}`,
      concurrency: 3,
      // Only looks again for what was scheduled for later; new work is announced by Postgres at once.
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: new GraphileLogger(() => (level: string, message) => {
        if (level === 'error') this.log.error({}, message);
      }),
    });
  }

  async stop(): Promise<void> {
    await this.runner?.stop();
    this.runner = undefined;
  }

  private tasks(): TaskList {
    const own: TaskList = {
      [eventJob]: (event) => this.tell(event as DomainEvent),
      [rescueJob]: () => this.rescueAbandoned(),
    };
    const jobs = [...this.handlers.jobs].map(
      ([name, handle]) => [name, (payload: unknown) => handle(payload as Record<string, string>)] as const,
    );
    return { ...own, ...Object.fromEntries(jobs) };
  }

  private async tell(event: DomainEvent): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const listener of this.handlers.listenersOf(event.type)) await listener(event);
    });
  }

  private async rescueAbandoned(): Promise<void> {
    await this.database.query(
      `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
         FROM graphile_worker.jobs WHERE locked_at < now() - $1::interval HAVING count(*) > 0`,
      [abandonedAfter],
    );
  }
}
