import { GraphileOutbox } from '../../src/platform/jobs/graphile-outbox';
import { PromptDelivery } from '../../src/platform/jobs/prompt-delivery';
import { Subscriptions } from '../../src/platform/jobs/subscriptions';
import type { Database } from '../../src/platform/postgres/database';
import { TypeOrmUnitOfWork } from '../../src/platform/postgres/typeorm-unit-of-work';
import { SilentLog } from './silent-log';

/** An outbox whose events stay in the queue, if anybody listens at all. */
export function outboxOf(database: Database, subscriptions = new Subscriptions()): GraphileOutbox {
  const unitOfWork = new TypeOrmUnitOfWork(database);
  const neverBegun = new PromptDelivery(database, unitOfWork, subscriptions, new SilentLog());
  return new GraphileOutbox(database, subscriptions, neverBegun);
}
