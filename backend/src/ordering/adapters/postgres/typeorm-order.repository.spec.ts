import { outboxOf } from '../../../../test/support/outbox-of';
import { testDatabase } from '../../../../test/support/test-database';
import { AsyncCurrentActor } from '../../../platform/actor/async-current-actor';
import type { Actor } from '../../../shared/actor';
import { describeOrderRepository } from '../../application/order-repository.contract';
import type { Order, OrderChange } from '../../domain/order';
import { TypeOrmOrderRepository } from './typeorm-order.repository';

describe('orders in Postgres', () => {
  const postgres = testDatabase();
  const actor = new AsyncCurrentActor();
  describeOrderRepository(() => {
    const { database, unitOfWork } = postgres();
    return {
      orders: new TypeOrmOrderRepository(database, outboxOf(database), actor),
      unitOfWork,
      as: (someone: Actor, work) => actor.run(someone, work),
      historyOf: ({ id }: Order) =>
        database.query<OrderChange & { by: string }>(
          `SELECT status, stage, changed_by AS by, changed_at AS at FROM ordering.order_history
            WHERE order_id = $1 ORDER BY changed_at, id`,
          [id],
        ),
    };
  });
});
