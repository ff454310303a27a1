import sql from 'sql-template-tag';
import { type FindOptionsWhere, In, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { Money } from '../../../../shared/money';
import type { Outbox } from '../../../../shared/events/outbox';
import { OrderRepository } from '../../application/ports';
import { Order } from '../../domain/order';
import type { OrderLine } from '../../domain/order-line';
import { CurrencyHasChanged } from '../../domain/order.errors';
import type { OrderChangeRow } from './order-change.table';
import type { LineComponentRow, OrderLineRow } from './order-line.table';
import { searchTextOf } from './order-search-text';
import type { OrderRow } from './order.table';

type Condition = FindOptionsWhere<OrderRow> | FindOptionsWhere<OrderRow>[];

/** Deferred triggers refuse an order whose total is not the sum of its lines and their components. */
export class TypeOrmOrderRepository extends OrderRepository {
  constructor(
    private readonly database: Database,
    private readonly orders: Repository<OrderRow>,
    private readonly lines: Repository<OrderLineRow>,
    private readonly components: Repository<LineComponentRow>,
    private readonly history: Repository<OrderChangeRow>,
    private readonly outbox: Outbox,
    private readonly actor: CurrentActor,
  ) {
    super();
  }

  async find(id: string): Promise<Order | undefined> {
    return (await this.withLines(await this.database.repository(this.orders).findBy({ id })))[0];
  }

  async findForChange(id: string): Promise<Order | undefined> {
    return (await this.findLocked({ id }))[0];
  }

  async isOverdue(id: string): Promise<boolean> {
    const overdue = await this.database.queryPrepared(
      sql`SELECT 1 FROM ordering.orders WHERE id = ${id} AND reserved_until <= now()`,
    );
    return overdue.length > 0;
  }

  async wasPaidWithin(id: string, hours: number): Promise<boolean> {
    const recent = await this.database.queryPrepared(
      sql`SELECT 1 FROM ordering.orders WHERE id = ${id} AND paid_at > now() - make_interval(hours => ${hours}::integer)`,
    );
    return recent.length > 0;
  }

  findEarlierForChange(
    shopperId: string,
    idempotencyKey: string | undefined,
    guestIds: string[] = [],
  ): Promise<Order[]> {
    const whose = guestIds.length === 0 ? shopperId : In([shopperId, ...guestIds]);
    const open = { shopperId: whose, stage: 'awaiting-payment' } as const;
    return this.findLocked(idempotencyKey === undefined ? open : [open, { shopperId, idempotencyKey }]);
  }

  async countUnpaidOfGuests(email: string, since: Date): Promise<number> {
    const [row] = await this.database.queryPrepared<{ unpaid: number }>(sql`
      SELECT count(*)::integer AS unpaid FROM ordering.orders
       WHERE is_guest AND shopper_email = ${email} AND placed_at > ${since} AND paid_at IS NULL`);
    return row!.unpaid;
  }

  async nextNumber(): Promise<number> {
    const [counter] = await this.database.queryPrepared<{ last: number }>(
      sql`UPDATE ordering.order_counter SET last = last + 1 WHERE currency = ${shopCurrency().code} RETURNING last::double precision`,
    );
    if (!counter) throw new CurrencyHasChanged();
    return counter.last;
  }

  async add(order: Order): Promise<void> {
    await this.database.repository(this.orders).insert({ ...toRow(order), search: searchTextOf(order) });
    await this.database.repository(this.lines).insert(toLineRows(order));
    const components = toComponentRows(order);
    if (components.length > 0) await this.database.repository(this.components).insert(components);
    await this.addHistoryAndEvents(order);
  }

  async save(order: Order): Promise<void> {
    await this.database.repository(this.orders).update(order.id, toRow(order));
    await this.addHistoryAndEvents(order);
  }

  private async addHistoryAndEvents(order: Order): Promise<void> {
    const changedBy = nameOfActor(this.actor.get());
    const changes = order
      .pullChanges()
      .map(({ at, ...change }) => ({ ...change, orderId: order.id, changedBy, changedAt: at }));
    await this.database.repository(this.history).insert(changes);
    await this.outbox.add(order.pullEvents());
  }

  /** In the order of their ids, as everybody locks them. */
  private async findLocked(where: Condition): Promise<Order[]> {
    const rows = await this.database
      .repository(this.orders)
      .find({ where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
    return this.withLines(rows);
  }

  private async withLines(rows: OrderRow[]): Promise<Order[]> {
    if (rows.length === 0) return [];
    const lines = await this.database.repository(this.lines).find({
      where: { orderId: In(rows.map(({ id }) => id)) },
      relations: { components: true },
      order: { position: 'ASC', components: { position: 'ASC' } },
    });
    return rows.map((row) =>
      toOrder(
        row,
        lines.filter(({ orderId }) => orderId === row.id),
      ),
    );
  }
}

function toOrder({ totalCents, heldFor, heldSince, ...row }: OrderRow, lines: OrderLineRow[]): Order {
  return Order.restore({
    ...row,
    hold: heldFor && heldSince && { reason: heldFor, since: heldSince },
    total: Money.ofCents(totalCents),
    lines: lines.map(toLine),
  });
}

function toLine(row: OrderLineRow): OrderLine {
  const { orderId: _, position: __, unitPriceCents, deliveryShareCents, components = [], ...line } = row;
  return {
    ...line,
    unitPrice: Money.ofCents(unitPriceCents),
    deliveryShare: Money.ofCents(deliveryShareCents),
    components: components.map(({ kind, part, source, label, rate, cents }) => ({
      ...{ kind, part, source, label, rate },
      amount: Money.ofCents(cents),
    })),
  };
}

function toRow(order: Order) {
  const { lines: _, total, hold, ...row } = order.state;
  return {
    ...row,
    ...{ heldFor: hold?.reason ?? null, heldSince: hold?.since ?? null },
    totalCents: total.cents,
  };
}

function toLineRows({ id, lines }: Order): OrderLineRow[] {
  return lines.map(({ unitPrice, deliveryShare, components: _, ...line }, position) => ({
    ...line,
    orderId: id,
    unitPriceCents: unitPrice.cents,
    deliveryShareCents: deliveryShare.cents,
    position,
  }));
}

const toComponentRows = ({ id: orderId, lines }: Order): LineComponentRow[] =>
  lines.flatMap(({ variantId, components }) =>
    components.map(({ amount, ...component }, position) => ({
      ...component,
      ...{ orderId, variantId, position },
      cents: amount.cents,
    })),
  );
