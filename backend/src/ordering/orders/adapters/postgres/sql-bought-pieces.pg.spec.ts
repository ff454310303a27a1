import { anOrder, receipt } from '../../../../../test/support/memory/an-order';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { AsyncCurrentActor } from '../../../../platform/actor/async-current-actor';
import { newId } from '../../../../shared/ids';
import type { Order } from '../../domain/order';
import { OrderChangeRow } from './order-change.table';
import { LineComponentRow, OrderLineRow } from './order-line.table';
import { OrderRow } from './order.table';
import { SqlBoughtPieces } from './sql-bought-pieces';
import { TypeOrmOrderRepository } from './typeorm-order.repository';

const paidAt = new Date('2026-03-01T12:10:00Z');

describe('what a shopper bought of a product', () => {
  const postgres = testDatabase();
  const run = (statement: string, order: Order) => postgres().database.query(statement, [order.id]);
  const placed = async (shopperId: string, isPaid = true) => {
    const { database, rows, unitOfWork } = postgres();
    const orders = new TypeOrmOrderRepository(
      database,
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
      outboxOf(database),
      new AsyncCurrentActor(),
    );
    const order = anOrder({ shopperId });
    await unitOfWork.run(() => orders.add(order));
    if (isPaid) {
      order.confirm(receipt, paidAt);
      await unitOfWork.run(() => orders.save(order));
    }
    return order;
  };
  const socksOf = (order: Order) => order.state.lines[0]!;
  const boughtBy = (shopperId: string, order: Order) =>
    new SqlBoughtPieces(postgres().database).variantsOf(shopperId, socksOf(order).productId);

  it('is the variants of the orders that the shopper has paid for', async () => {
    const sam = newId();
    const [paid, unpaid] = [await placed(sam), await placed(sam, false)];
    expect(await boughtBy(sam, paid)).toEqual([socksOf(paid).variantId]);
    expect(await boughtBy(sam, unpaid)).toEqual([]);
    expect(await boughtBy(newId(), paid)).toEqual([]);
  });

  it('leaves out pieces that were called off', async () => {
    const sam = newId();
    const order = await placed(sam);
    await run('UPDATE ordering.order_lines SET cancelled = 2 WHERE order_id = $1 AND position = 0', order);
    expect(await boughtBy(sam, order)).toEqual([socksOf(order).variantId]);
    await run('UPDATE ordering.order_lines SET cancelled = 3 WHERE order_id = $1 AND position = 0', order);
    expect(await boughtBy(sam, order)).toEqual([]);
  });

  it('keeps what was sent when the money went back, and leaves out what was not', async () => {
    const sam = newId();
    const order = await placed(sam);
    await run(`UPDATE ordering.orders SET stage = 'refunded' WHERE id = $1`, order);
    expect(await boughtBy(sam, order)).toEqual([]);
    await run('UPDATE ordering.order_lines SET in_parcels = 1 WHERE order_id = $1 AND position = 0', order);
    expect(await boughtBy(sam, order)).toEqual([socksOf(order).variantId]);
  });

  it('begins with what was bought last', async () => {
    const sam = newId();
    const [first, last] = [await placed(sam), await placed(sam)];
    const ofTheSame = `UPDATE ordering.order_lines SET product_id = '${socksOf(last).productId}' WHERE order_id = $1 AND position = 0`;
    await run(ofTheSame, first);
    await run(`UPDATE ordering.orders SET placed_at = placed_at - interval '1 day' WHERE id = $1`, first);
    expect(await boughtBy(sam, last)).toEqual([socksOf(last).variantId, socksOf(first).variantId]);
  });
});
