import { aDiscount, anOrder, aTax } from '../../../../../test/support/memory/an-order';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import type { Component } from '../../../../shared/quote';
import { SqlOrderQueries } from './sql-order.queries';
import { SqlPlacedOrders } from './sql-placed-orders';

interface Amounts {
  cartItems: { price: number; quantity: number }[];
  deliveryAmount: number;
  components: { kind: string; part: string; label: string; amount: number }[];
  totalAmount: number;
}

const cents = (amount: number) => Math.round(amount * 100);

describe('the amounts of an order', () => {
  const postgres = testDatabase();
  const placed = async (components: Component[]) => {
    const { database, rows, unitOfWork } = postgres();
    const order = anOrder({ components });
    const orders = new TypeOrmOrderRepository(
      database,
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
      outboxOf(database),
      new AsyncCurrentActor(),
    );
    await unitOfWork.run(() => orders.add(order));
    return order.id;
  };
  const shown = async (orderId: string) =>
    JSON.parse((await new SqlOrderQueries(postgres().database, 2).details(orderId))!) as Amounts;

  it('have a row for each discount and each tax, and add up to the total', async () => {
    const { cartItems, deliveryAmount, components, totalAmount } = await shown(
      await placed([aDiscount, aTax]),
    );
    expect(components).toEqual([
      { kind: 'discount', part: 'goods', label: 'Welcome', amount: -5 },
      { kind: 'tax', part: 'delivery', label: 'VAT', amount: 0.98 },
    ]);
    const goods = cartItems.map(({ price, quantity }) => cents(price) * quantity);
    const rows = [...goods, cents(deliveryAmount), ...components.map(({ amount }) => cents(amount))];
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(cents(totalAmount));
  });

  it('have no such rows without discounts and taxes', async () => {
    expect((await shown(await placed([]))).components).toEqual([]);
  });

  it('are told to e-mails, what a discount takes off without a sign', async () => {
    const order = await new SqlPlacedOrders(postgres().database).find(await placed([aDiscount, aTax]));
    expect(order!.components).toEqual([
      { kind: 'discount', part: 'goods', label: 'Welcome', amount: aDiscount.amount },
      { kind: 'tax', part: 'delivery', label: 'VAT', amount: aTax.amount },
    ]);
  });
});
