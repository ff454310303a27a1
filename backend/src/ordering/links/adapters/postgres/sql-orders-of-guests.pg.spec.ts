import sql, { type Sql } from 'sql-template-tag';
import { anOrder } from '../../../../../test/support/memory/an-order';
import { FixedActor } from '../../../../../test/support/memory/fixed-actor';
import { outboxOf } from '../../../../../test/support/postgres/outbox-of';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { amid } from '../../../../../test/support/turns';
import { newId } from '../../../../shared/ids';
import { OrderChangeRow } from '../../../orders/adapters/postgres/order-change.table';
import { LineComponentRow, OrderLineRow } from '../../../orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../orders/adapters/postgres/order.table';
import { TypeOrmOrderRepository } from '../../../orders/adapters/postgres/typeorm-order.repository';
import { OrderLinkRow } from './order-link.table';
import { SqlOrdersOfGuests } from './sql-orders-of-guests';
import { TypeOrmOrderLinkRepository } from './typeorm-order-link.repository';

const now = new Date('2029-06-01T12:00:00Z');

const refund = (orderId: string, state: 'pending' | 'refused' | 'given') => sql`
  INSERT INTO ordering.refunds (id, order_id, reason, pieces, restocked, pieces_cents, delivery_cents, other_cents,
                                deducted_cents, is_rest, requested_by, requested_at, state, refusal, state_at)
  VALUES (${newId()}, ${orderId}, 'goodwill', '[]', '[]', 100, 0, 0, 0, false, 'admin', now(), ${state},
          ${state === 'refused' ? 'REFUSED' : null}, now())`;

/** Somebody with another address withdraws. */
const withdrawal = (of: { order?: string; named?: string }, settledAt: Date | null = null) => sql`
  WITH declared AS (
    INSERT INTO ordering.withdrawals (id, at, name, email, order_number, text)
    VALUES (${newId()}, now(), 'Gil', 'gil@haberdash.test', '1', '') RETURNING id)
  INSERT INTO ordering.withdrawal_cases (withdrawal_id, received_at, order_id, named_order_id, settled_at)
  SELECT id, now(), ${of.order ?? null}::uuid, ${of.named ?? null}::uuid, ${settledAt}::timestamptz FROM declared`;

const withdrawalFromItsAddress = (orderId: string, settledAt: Date | null = null) => sql`
  WITH declared AS (
    INSERT INTO ordering.withdrawals (id, at, name, email, order_number, text)
    SELECT ${newId()}::uuid, now(), 'Gil', lower(shopper_email), '1', '' FROM ordering.orders WHERE id = ${orderId} RETURNING id)
  INSERT INTO ordering.withdrawal_cases (withdrawal_id, received_at, settled_at)
  SELECT id, now(), ${settledAt}::timestamptz FROM declared`;

describe('the orders of guests in Postgres', () => {
  const postgres = testDatabase();
  const run = (statement: Sql) => postgres().database.query(statement);
  let openMoney: string[] = [];
  const ordersOfGuests = () =>
    new SqlOrdersOfGuests(postgres().database, { ordersWithOpenMoney: async () => openMoney });
  const links = () => new TypeOrmOrderLinkRepository(postgres().database, postgres().rows(OrderLinkRow));
  /** Long ago it was paid and delivered; no other order has its address. */
  const delivered = async () => {
    const { database, rows, unitOfWork } = postgres();
    const tables = [
      rows(OrderRow),
      rows(OrderLineRow),
      rows(LineComponentRow),
      rows(OrderChangeRow),
    ] as const;
    const orders = new TypeOrmOrderRepository(database, ...tables, outboxOf(database), new FixedActor());
    const order = anOrder({ isGuest: true });
    await unitOfWork.run(() => orders.add(order));
    const email = `Gil.${newId()}@haberdash.test`;
    await run(sql`
      UPDATE ordering.orders SET stage = 'paid', status = 'delivered', shopper_email = ${email} WHERE id = ${order.id}`);
    return { id: order.id, guestId: order.shopperId };
  };
  const isOpen = ({ guestId }: { guestId: string }) =>
    postgres().unitOfWork.run(async () => (await ordersOfGuests().lockOpen([guestId], now)).length > 0);

  it('are over once all is delivered and the time to return it has passed', async () => {
    expect(await isOpen(await delivered())).toBe(false);
  });

  it('are open while their payment has open money', async () => {
    const order = await delivered();
    openMoney = [order.id];
    expect(await isOpen(order)).toBe(true);
    openMoney = [];
    expect(await isOpen(order)).toBe(false);
  });

  it.each<[string, (id: string) => Sql]>([
    ['unpaid', (id) => sql`UPDATE ordering.orders SET stage = 'awaiting-payment' WHERE id = ${id}`],
    ['in review', (id) => sql`UPDATE ordering.orders SET stage = 'in-review' WHERE id = ${id}`],
    [
      'waiting for a return',
      (id) => sql`UPDATE ordering.orders SET stage = 'awaiting-return' WHERE id = ${id}`,
    ],
    ['not sent', (id) => sql`UPDATE ordering.orders SET status = 'confirmed' WHERE id = ${id}`],
    ['on its way', (id) => sql`UPDATE ordering.orders SET status = 'inShipping' WHERE id = ${id}`],
    [
      'rejected, and its money not back',
      (id) => sql`UPDATE ordering.orders SET status = 'rejected' WHERE id = ${id}`,
    ],
    ['held', (id) => sql`UPDATE ordering.orders SET held_for = 'disputed' WHERE id = ${id}`],
    [
      'to be returned for some days more',
      (id) => sql`
        INSERT INTO ordering.parcels (id, order_id, number, status, packed_at, sent_at, delivered_at)
        VALUES (${newId()}, ${id}, 1, 'delivered', ${now}::timestamptz - interval '31 days',
                ${now}::timestamptz - interval '30 days', ${now}::timestamptz - interval '29 days')`,
    ],
    [
      'coming back',
      (id) => sql`
        INSERT INTO ordering.returns (id, number, code, order_id, kind, state, declared_at, declared_by, deadline, way_paid_by,
                                      fee_cents, amount_cents, search)
        VALUES (${newId()}, 1, 'one', ${id}, 'return', 'declared', now(), 'shopper', now(), 'shop', 0, 0, '')`,
    ],
    ['owed money', (id) => refund(id, 'pending')],
    ['owed money that the provider refused to give', (id) => refund(id, 'refused')],
    ['withdrawn from', (id) => withdrawal({ order: id })],
    ['named by who withdraws', (id) => withdrawal({ named: id })],
    ['of the address of who withdraws without naming it', (id) => withdrawalFromItsAddress(id)],
  ])('are open while one is %s', async (_, change) => {
    const order = await delivered();
    await run(change(order.id));
    expect(await isOpen(order)).toBe(true);
  });

  it('are over once the money is back and each withdrawal is settled', async () => {
    const order = await delivered();
    await run(refund(order.id, 'given'));
    await run(withdrawal({ order: order.id, named: order.id }, now));
    await run(withdrawalFromItsAddress(order.id, now));
    expect(await isOpen(order)).toBe(false);
  });

  it('are open while somebody changes one, who is not waited for', async () => {
    const order = await delivered();
    const claim = () => run(sql`UPDATE ordering.orders SET claimed_by = ${newId()} WHERE id = ${order.id}`);
    expect(await amid(postgres(), claim, () => isOpen(order))).toBe(true);
    expect(await isOpen(order)).toBe(false);
  });

  it('open by none of their links any more; those of others do', async () => {
    const [order, other] = [await delivered(), await delivered()];
    for (const { id } of [order, other])
      await links().add({ id: newId(), orderId: id, tokenHash: `hash of ${id}` }, now);
    await ordersOfGuests().revokeLinks([order.guestId], now);
    expect(await links().orderOf(`hash of ${order.id}`)).toBeUndefined();
    expect(await links().orderOf(`hash of ${other.id}`)).toMatchObject({ orderId: other.id });
  });
});
