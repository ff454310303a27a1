import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { Versions } from '../../../platform/postgres/versions';
import type { Part } from '../../../platform/postgres/waiting-writes';
import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { Money } from '../../../shared/money';
import type { Outbox } from '../../../shared/outbox';
import { OrderRepository } from '../../application/ports';
import { Order } from '../../domain/order';
import { OrderChangeRow } from './order-change.table';
import { OrderLineRow } from './order-line.table';
import { OrderRow } from './order.table';

/** They never change: what is found with the order is what it has, locked or not. */
const lines = sql`(
  SELECT json_agg(json_build_object('variantId', l.variant_id, 'productId', l.product_id, 'title', l.title, 'size', l.size,
           'colour', l.colour, 'image', l.image, 'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity) ORDER BY l.position)
    FROM ordering.order_lines l WHERE l.order_id = o.id)`;

type FoundOrder = OrderRow & { lines: Omit<OrderLineRow, 'orderId' | 'position'>[] };

const versions = new Versions<Order>();

export class TypeOrmOrderRepository extends OrderRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Order | undefined> {
    return this.toOrders(await this.database.lookUp(this.select(sql`id = ${id}`)))[0];
  }

  async findForChange(id: string): Promise<Order | undefined> {
    return (await this.findLocked(sql`id = ${id}`))[0];
  }

  async isOverdue(id: string): Promise<boolean> {
    const overdue = await this.database.lookUp(
      sql`SELECT 1 FROM ordering.orders WHERE id = ${id} AND reserved_until <= now()`,
    );
    return overdue.length > 0;
  }

  findEarlierForChange(shopperId: string, idempotencyKey: string | undefined): Promise<Order[]> {
    return this.findLocked(sql`shopper_id = ${shopperId}
      AND (stage = 'awaiting-payment' OR idempotency_key = ${idempotencyKey ?? null})`);
  }

  async assertUnchanged(order: Order): Promise<void> {
    await this.database.write([
      {
        name: 'unchanged_order',
        statement: sql`SELECT FROM ordering.orders WHERE id = ${order.id} AND version = ${versions.of(order)} FOR UPDATE`,
        mustFind: true,
        changesNothing: true,
      },
    ]);
  }

  async add(order: Order): Promise<void> {
    const version = versions.next(order);
    const placed = this.database.recordsOf(OrderRow, [{ ...toRow(order), version }]);
    const lines = this.database.recordsOf(OrderLineRow, toLineRows(order));
    await this.database.write([
      {
        name: 'orders',
        statement: sql`INSERT INTO ordering.orders SELECT * FROM json_populate_recordset(NULL::ordering.orders, ${placed})`,
      },
      {
        name: 'order_lines',
        statement: sql`INSERT INTO ordering.order_lines SELECT * FROM json_populate_recordset(NULL::ordering.order_lines, ${lines})`,
      },
      this.historyOf(order),
    ]);
    await this.outbox.add(order.releaseEvents());
  }

  async save(order: Order): Promise<void> {
    const known = versions.of(order);
    if (known === undefined) throw new Error('An order is added before it is saved');
    const version = versions.next(order);
    const saved = this.database.recordsOf(OrderRow, [{ ...toRow(order), version }]);
    await this.database.write([
      {
        name: 'orders',
        statement: sql`
          UPDATE ordering.orders o
             SET status = s.status, stage = s.stage, cancel_reason = s.cancel_reason, gateway_order_id = s.gateway_order_id, payer_id = s.payer_id,
                 reserved_until = s.reserved_until, idempotency_key = s.idempotency_key, updated_at = s.updated_at,
                 version = s.version
            FROM json_populate_recordset(NULL::ordering.orders, ${saved}) s
           WHERE o.id = ${order.id} AND o.version = ${known} RETURNING o.id`,
        mustFind: true,
      },
      this.historyOf(order),
    ]);
    await this.outbox.add(order.releaseEvents());
  }

  private historyOf(order: Order): Part {
    const changes = this.database.recordsOf(OrderChangeRow, this.changesOf(order));
    return {
      name: 'order_history',
      statement: sql`INSERT INTO ordering.order_history SELECT * FROM json_populate_recordset(NULL::ordering.order_history, ${changes})`,
    };
  }

  private changesOf(order: Order): OrderChangeRow[] {
    const changedBy = nameOfActor(this.actor.get());
    return order
      .releaseChanges()
      .map(({ at, ...change }) => ({ ...change, orderId: order.id, changedBy, changedAt: at }));
  }

  private async findLocked(condition: Sql): Promise<Order[]> {
    const statement = sql`${this.select(condition)} FOR UPDATE`;
    return this.toOrders(await this.database.queryPrepared(statement));
  }

  private select(condition: Sql): Sql {
    return sql`SELECT ${this.database.columnsOf(OrderRow)}, ${lines} AS lines FROM ordering.orders o WHERE ${condition} ORDER BY id`;
  }

  private toOrders(rows: FoundOrder[]): Order[] {
    return rows.map(({ version, ...row }) => {
      const order = toOrder(row);
      versions.found(order, version);
      return order;
    });
  }
}

function toOrder({ totalCents, lines, ...row }: Omit<FoundOrder, 'version'>): Order {
  return Order.restore({
    ...row,
    total: Money.ofCents(totalCents),
    lines: lines.map(({ unitPriceCents, ...line }) => ({
      ...line,
      unitPrice: Money.ofCents(unitPriceCents),
    })),
  });
}

function toRow(order: Order): Omit<OrderRow, 'version'> {
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
