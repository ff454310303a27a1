import { anOrder } from '../../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { describeOrderLinkRepository } from '../../application/order-link-repository.contract';
import { OrderLinkRow } from './order-link.table';
import { TypeOrmOrderLinkRepository } from './typeorm-order-link.repository';

describe('links to orders in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const orders = new TypeOrmOrderRepository(
      database,
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
      outboxOf(database),
      new FixedActor(),
    );
    return {
      links: new TypeOrmOrderLinkRepository(database, rows(OrderLinkRow)),
      unitOfWork,
      anOrder: async () => {
        const order = anOrder();
        await unitOfWork.run(() => orders.add(order));
        const { id: orderId, number, shopperId, shopperEmail } = order.state;
        return { orderId, number, shopperId, shopperEmail };
      },
    };
  };
  describeOrderLinkRepository(world);
});
