import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import { OrderRepository } from '../../application/ports';
import { Order } from '../../domain/order';
import { OrderChangeRow } from './order-change.table';
import { OrderLineRow } from './order-line.table';
import { OrderRow } from './order.table';

const locked = sql`FOR UPDATE`;

export class TypeOrmOrderRepository extends OrderRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Order | undefined> {
    const [order] = await this.load(sql`id = ${id}`);
    return order;
  }

  async shopperOf(id: string): Promise<string | undefined> {
    const [row] = await this.database.queryPrepared<{ shopper_id: string }>(
      sql`SELECT shopper_id FROM ordering.orders WHERE id = ${id}`,
    );
    return row?.shopper_id;
  }

  async findForChange(id: string): Promise<Order | undefined> {
    const [order] = await this.load(sql`id = ${id}`, locked);
    return order;
  }

  async isOverdue(id: string): Promise<boolean> {
    const overdue = await this.database.query(
      'SELECT 1 FROM ordering.orders WHERE id = $1 AND reserved_until <= now()',
      [id],
    );
    return overdue.length > 0;
  }

  findAwaitingPaymentForChange(shopperId: string): Promise<Order[]> {
    return this.load(sql`shopper_id = ${shopperId} AND stage = 'awaiting-payment'`, locked);
  }

  async findByKey(shopperId: string, idempotencyKey: string): Promise<Order | undefined> {
    const [order] = await this.load(sql`shopper_id = ${shopperId} AND idempotency_key = ${idempotencyKey}`);
    return order;
  }

  /** In one round trip: every order waits for this one. */
  async add(order: Order): Promise<void> {
    const placed = this.database.recordsOf(OrderRow, [toRow(order)]);
    const lines = this.database.recordsOf(OrderLineRow, toLineRows(order));
    const changes = this.database.recordsOf(OrderChangeRow, this.changesOf(order));
    await this.database.queryPrepared(sql`
      WITH placed AS (
        INSERT INTO ordering.orders SELECT * FROM json_populate_recordset(NULL::ordering.orders, ${placed})
      ), lines AS (
        INSERT INTO ordering.order_lines SELECT * FROM json_populate_recordset(NULL::ordering.order_lines, ${lines})
      )
      INSERT INTO ordering.order_history
      SELECT * FROM json_populate_recordset(NULL::ordering.order_history, ${changes})`);
    await this.outbox.add(order.releaseEvents());
  }

  /** In one round trip, too. */
  async save(order: Order): Promise<void> {
    const saved = this.database.recordsOf(OrderRow, [toRow(order)]);
    const changes = this.database.recordsOf(OrderChangeRow, this.changesOf(order));
    await this.database.queryPrepared(sql`
      WITH saved AS (
        UPDATE ordering.orders o
           SET status = s.status, stage = s.stage, gateway_order_id = s.gateway_order_id, payer_id = s.payer_id,
               reserved_until = s.reserved_until, idempotency_key = s.idempotency_key, updated_at = s.updated_at
          FROM json_populate_recordset(NULL::ordering.orders, ${saved}) s WHERE o.id = s.id
      )
      INSERT INTO ordering.order_history
      SELECT * FROM json_populate_recordset(NULL::ordering.order_history, ${changes})`);
    await this.outbox.add(order.releaseEvents());
  }

  private changesOf(order: Order): OrderChangeRow[] {
    const changedBy = nameOfActor(this.actor.get());
    return order
      .releaseChanges()
      .map(({ at, ...change }) => ({ ...change, orderId: order.id, changedBy, changedAt: at }));
  }

  /** Orders and their lines in two statements, however many there are. */
  private async load(condition: Sql, lock = empty): Promise<Order[]> {
    const rows = await this.database.findPrepared(OrderRow, sql`WHERE ${condition} ORDER BY id ${lock}`);
    if (rows.length === 0) return [];
    const lines = await this.database.findPrepared(
      OrderLineRow,
      sql`WHERE order_id = ANY(${rows.map(({ id }) => id)}::uuid[]) ORDER BY position`,
    );
    return rows.map((row) =>
      toOrder(
        row,
        lines.filter(({ orderId }) => orderId === row.id),
      ),
    );
  }
}

function toOrder({ totalCents, ...row }: OrderRow, lines: OrderLineRow[]): Order {
  return Order.restore({
    ...row,
    total: Money.ofCents(totalCents),
    lines: lines.map(({ variantId, productId, title, size, colour, image, unitPriceCents, quantity }) => ({
      variantId,
      productId,
      title,
      size,
      colour,
      image,
      unitPrice: Money.ofCents(unitPriceCents),
      quantity,
    })),
  });
}

function toRow(order: Order): OrderRow {
  const { lines: _, total, ...row } = order.state;
  return { ...row, totalCents: total.cents };
}

function toLineRows({ id, lines }: Order): OrderLineRow[] {
  return lines.map(({ unitPrice, ...line }, position) => ({
    ...line,
    orderId: id,
    unitPriceCents: unitPrice.cents,
    position,
  }));
}
