import { GraphileJobs } from '../../../src/platform/jobs/graphile-jobs';
import { GraphileOutbox } from '../../../src/platform/jobs/graphile-outbox';
import { Subscriptions } from '../../../src/platform/jobs/subscriptions';
import type { Database } from '../../../src/platform/postgres/database';

/** An outbox whose events stay in the queue, if anybody listens at all. */
export const outboxOf = (database: Database, subscriptions = new Subscriptions()): GraphileOutbox =>
  new GraphileOutbox(new GraphileJobs(database), subscriptions);
