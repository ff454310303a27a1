import { AsyncLocalStorage } from 'node:async_hooks';
import pLimit from 'p-limit';
import sql, { type Sql } from 'sql-template-tag';
import type { DomainEvent, Listener } from '../../shared/domain-event';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { endsWithin } from '../ends-within';
import type { Log } from '../log/log';
import type { Database } from '../postgres/database';
import { dueAfter } from './graphile-jobs';
import type { Subscriptions } from './subscriptions';

/** So many at once, beside what the requests do; and so many more may wait. */
const [concurrency, queued] = [4, 64];

/** An event on its way to one of its listeners. */
export interface Delivery {
  key: string;
  listener: Listener<DomainEvent>;
  event: DomainEvent;
}

/**
 * Carries events to their listeners as soon as they are committed, in the process that has announced them: nobody is woken,
 * no worker asks for them. In the queue each is a job that is taken from the beginning, and goes in the transaction of its
 * listener. One that does not get through, because it failed or its process ended, is given back to the queue soon, as the
 * jobs of the dead are.
 */
export class PromptDelivery {
  private readonly limit = pLimit(concurrency);
  private readonly underWay = new Set<Promise<void>>();
  private isOpen = false;
  /** Whoever has announced an event is not who hears it. */
  private readonly asTheShop = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly subscriptions: Subscriptions,
    private readonly log: Log,
  ) {}

  get hasRoom(): boolean {
    return this.isOpen && this.limit.pendingCount < queued;
  }

  async begin(): Promise<void> {
    await this.database.query(
      'INSERT INTO graphile_worker._private_tasks (identifier) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
      [this.subscriptions.eventHandlers.map(([name]) => name)],
    );
    this.isOpen = true;
  }

  /** Takes no more, and waits for those under way, but not longer than so long. */
  async end(patienceMs: number): Promise<void> {
    this.isOpen = false;
    await endsWithin(Promise.all(this.underWay), patienceMs);
  }

  /** With the running transaction, once it is committed. */
  async take(deliveries: Delivery[]): Promise<void> {
    await this.database.query(sql`
      INSERT INTO graphile_worker._private_jobs (task_id, payload, key, run_at, locked_at, locked_by)
      SELECT t.id, payload, key, ${dueAfter(0)}, now(), key
        FROM ${jobsOf(deliveries)} LEFT JOIN graphile_worker._private_tasks t ON t.identifier = name`);
    this.database.afterCommit(() => this.asTheShop(() => this.send(deliveries)));
  }

  private send(deliveries: Delivery[]): void {
    for (const delivery of deliveries) {
      const done = this.limit(() => this.deliver(delivery))
        .catch((err: unknown) => {
          this.log.error(
            { err, job: delivery.listener.name },
            'an event did not get through at once: the queue has it now',
          );
        })
        .finally(() => this.underWay.delete(done));
      this.underWay.add(done);
    }
  }

  private deliver({ key, listener, event }: Delivery): Promise<void> {
    return this.unitOfWork.run(async () => {
      await listener.on(event);
      await this.database.query(
        sql`DELETE FROM graphile_worker._private_jobs WHERE key = ${key} AND locked_by = ${key}`,
      );
    });
  }
}

/** As a table: key, name, payload. */
export const jobsOf = (deliveries: Delivery[]): Sql => {
  const jobs = deliveries.map(({ key, listener, event }) => ({ key, name: listener.name, payload: event }));
  return sql`json_to_recordset(${JSON.stringify(jobs)}) AS jobs (key text, name text, payload json)`;
};
