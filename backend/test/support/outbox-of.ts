import { GraphileOutbox } from '../../src/platform/jobs/graphile-jobs';
import { Subscriptions } from '../../src/platform/jobs/subscriptions';
import type { Database } from '../../src/platform/postgres/database';

/** An outbox to which nobody listens. */
export const outboxOf = (database: Database): GraphileOutbox =>
  new GraphileOutbox(database, new Subscriptions());
