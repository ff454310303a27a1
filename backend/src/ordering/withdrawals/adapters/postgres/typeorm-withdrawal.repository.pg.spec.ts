import sql from 'sql-template-tag';
import { anOrder } from '../../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { describeWithdrawalRepository, statement } from '../../application/withdrawal-repository.contract';
import { Withdrawal } from '../../domain/withdrawal';
import { TypeOrmWithdrawalRepository } from './typeorm-withdrawal.repository';
import { WithdrawalCaseRow, WithdrawalRow } from './withdrawal.table';

describe('withdrawals in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const outbox = outboxOf(database);
    const tables = [
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
    ] as const;
    const orders = new TypeOrmOrderRepository(database, ...tables, outbox, new FixedActor());
    const anOrderId = async () => {
      const order = anOrder();
      await unitOfWork.run(() => orders.add(order));
      return order.id;
    };
    return {
      withdrawals: new TypeOrmWithdrawalRepository(
        database,
        rows(WithdrawalRow),
        rows(WithdrawalCaseRow),
        outbox,
      ),
      unitOfWork,
      anOrderId,
    };
  };
  describeWithdrawalRepository(world);

  it.each([
    ['changed', sql`UPDATE ordering.withdrawals SET text = 'never'`],
    ['deleted', sql`DELETE FROM ordering.withdrawals`],
    ['truncated', sql`TRUNCATE ordering.withdrawals CASCADE`],
  ])('what was declared is never %s', async (_, statementOfSomebody) => {
    const { withdrawals, unitOfWork } = world();
    const withdrawal = Withdrawal.declare(newId(), statement, new Date('2026-03-01T12:00:00Z'));
    await unitOfWork.run(() => withdrawals.add(withdrawal));
    const { database } = postgres();
    await expect(database.query(statementOfSomebody)).rejects.toThrow('withdrawals are append-only');
    expect((await withdrawals.find(withdrawal.id))!.state).toEqual(withdrawal.state);
  });
});
