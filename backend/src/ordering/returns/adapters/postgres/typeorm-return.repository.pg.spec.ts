import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { describeReturnRepository } from '../../application/return-repository.contract';
import { ExchangeRow, ReturnPieceRow, ReturnRow } from './return.table';
import { TypeOrmReturnRepository } from './typeorm-return.repository';

describe('returns in Postgres', () => {
  const postgres = testDatabase();
  describeReturnRepository(() => {
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
      returns: new TypeOrmReturnRepository(
        database,
        rows(ReturnRow),
        rows(ReturnPieceRow),
        rows(ExchangeRow),
        outbox,
        actor,
      ),
      unitOfWork,
    };
  });
});
