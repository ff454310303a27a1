import { anOrder } from '../../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { Money } from '../../../../shared/money';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { describeRefundRepository } from '../../application/refund-repository.contract';
import { Refund } from '../../domain/refund';
import { RefundRow } from './refund.table';
import { TypeOrmRefundRepository } from './typeorm-refund.repository';

describe('refunds of orders in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const [outbox, actor] = [outboxOf(database), new FixedActor()];
    const tables = [
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
    ] as const;
    return {
      orders: new TypeOrmOrderRepository(database, ...tables, outbox, actor),
      refunds: new TypeOrmRefundRepository(database, rows(RefundRow), outbox, actor),
      unitOfWork,
    };
  };
  describeRefundRepository(world);

  it('are refused by the database where the rest of a payment would go back twice', async () => {
    const order = anOrder();
    const { unitOfWork, orders, refunds } = world();
    await unitOfWork.run(() => orders.add(order));
    const rest = () =>
      Refund.intend({
        ...{ id: newId(), orderId: order.id, reason: 'rejected', pieces: [], restocked: [] },
        ...{ isRest: true, intendedAt: new Date() },
        parts: {
          pieces: Money.zero,
          delivery: Money.zero,
          other: Money.ofMajor(10),
          deducted: Money.zero,
        },
      });
    const first = rest();
    await unitOfWork.run(() => refunds.add(first));
    await expect(unitOfWork.run(() => refunds.add(rest()))).rejects.toThrow('the_rest_goes_back_once');
    first.recordRefused('REFUND_TIME_LIMIT_EXCEEDED', new Date());
    await unitOfWork.run(() => refunds.save(first));
    await unitOfWork.run(() => refunds.add(rest()));
  });
});
