import type { INestApplication, Type } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { ObjectLiteral, Repository } from 'typeorm';
import { OrderChangeRow } from '../../../src/ordering/orders/adapters/postgres/order-change.table';
import { searchTextOf } from '../../../src/ordering/orders/adapters/postgres/order-search-text';
import { OrderLineRow } from '../../../src/ordering/orders/adapters/postgres/order-line.table';
import { OrderRow } from '../../../src/ordering/orders/adapters/postgres/order.table';
import {
  ParcelChangeRow,
  ParcelPiecesRow,
  ParcelRow,
} from '../../../src/ordering/parcels/adapters/postgres/parcel.table';
import { PaymentChangeRow } from '../../../src/payments/records/adapters/postgres/payment-change.table';
import { PaymentRow } from '../../../src/payments/records/adapters/postgres/payment.table';
import { PaymentRefundRow } from '../../../src/payments/refunds/adapters/postgres/payment-refund.table';
import { Database } from '../../../src/platform/postgres/database';
import { repositoryOf } from '../../../src/platform/postgres/repository-of';
import { lowStockBelow } from '../../../src/shared/stock-limits';
import type { OrderLife } from './order-life';

/** All at once: one by one through the repositories they would take ten times as long. */
export async function insertOrders(app: INestApplication, lives: readonly OrderLife[]): Promise<void> {
  const insert = async <Row extends ObjectLiteral>(table: Type<Row>, rows: Row[]): Promise<void> => {
    const repository = app
      .get(Database)
      .repository(app.get<Repository<Row>>(repositoryOf(table), { strict: false }));
    await repository.insert(rows);
  };
  await insert(OrderRow, lives.map(orderRow));
  await insert(OrderLineRow, lives.flatMap(lineRows));
  await insert(OrderChangeRow, lives.flatMap(orderChangeRows));
  await insert(ParcelRow, lives.flatMap(parcelRows));
  await insert(ParcelPiecesRow, lives.flatMap(parcelPiecesRows));
  await insert(ParcelChangeRow, lives.flatMap(parcelChangeRows));
  await insert(PaymentRow, lives.map(paymentRow));
  await insert(PaymentChangeRow, lives.flatMap(paymentChangeRows));
  await insert(PaymentRefundRow, lives.flatMap(refundRows));
}

function orderRow({ order }: OrderLife): OrderRow {
  const { lines: _, total, address, hold: __, ...state } = order.state;
  const none = { heldFor: null, heldSince: null };
  return { ...state, ...none, address: address!, totalCents: total.cents, search: searchTextOf(order) };
}

const lineRows = ({ order }: OrderLife): OrderLineRow[] =>
  order.lines.map(({ unitPrice, deliveryShare, components: _, ...line }, position) => ({
    ...line,
    orderId: order.id,
    unitPriceCents: unitPrice.cents,
    deliveryShareCents: deliveryShare.cents,
    position,
  }));

const orderChangeRows = ({ order, orderChanges }: OrderLife): OrderChangeRow[] =>
  orderChanges.map(({ by, at, ...change }) => ({
    ...change,
    orderId: order.id,
    changedBy: by,
    changedAt: at,
  }));

const parcelRows = ({ parcels }: OrderLife): ParcelRow[] =>
  parcels.all.map(({ state: { pieces: _, ...row } }) => row);

const parcelPiecesRows = ({ parcels }: OrderLife): ParcelPiecesRow[] =>
  parcels.all.flatMap(({ id, state }) => state.pieces.map((pieces) => ({ ...pieces, parcelId: id })));

const parcelChangeRows = ({ parcelChanges }: OrderLife): ParcelChangeRow[] =>
  parcelChanges.map(({ by, at, ...change }) => ({ ...change, changedBy: by, changedAt: at }));

function paymentRow({ payment }: OrderLife): PaymentRow {
  const { amount, captured, partlyRefunded, ...state } = payment.state;
  return {
    ...state,
    amountCents: amount.cents,
    capturedCents: captured?.cents ?? null,
    partlyRefundedCents: partlyRefunded.cents,
  };
}

const refundRows = ({ refunds }: OrderLife): PaymentRefundRow[] =>
  refunds.map(({ state: { amount, ...state } }) => ({ ...state, amountCents: amount.cents }));

const paymentChangeRows = ({ payment, paymentChanges }: OrderLife): PaymentChangeRow[] =>
  paymentChanges.map(({ by, at, amount, ...change }) => ({
    ...change,
    paymentId: payment.state.id,
    amountCents: amount?.cents ?? null,
    changedBy: by,
    changedAt: at,
  }));

/** Movements, reservations, purchases, and the stock after all of them. */
export async function insertStockOf(database: Database, lives: readonly OrderLife[]): Promise<void> {
  const insert = (statement: string, rows: object[]) => database.query(statement, [JSON.stringify(rows)]);
  await insert(
    `INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor, order_id, at)
     SELECT variant_id, change, cause, actor, order_id, at
       FROM json_populate_recordset(NULL::catalogue.stock_movements, $1)`,
    lives.flatMap(movementRows).sort((one, other) => Number(one.at) - Number(other.at)),
  );
  await insert(
    `INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state, shopper_id, under_review)
     SELECT order_id, variant_id, quantity, state, shopper_id, under_review
       FROM json_populate_recordset(NULL::catalogue.reservations, $1)`,
    lives.flatMap(reservationRows),
  );
  await insert(
    `INSERT INTO catalogue.purchases SELECT shopper_id, product_id, min(bought_at)
       FROM json_populate_recordset(NULL::catalogue.purchases, $1) GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
    lives.flatMap(purchaseRows),
  );
  await database.query(sql`
    WITH counted AS (
      SELECT v.id, v.stock AS before, m.stock
        FROM (SELECT variant_id, sum(change) AS stock FROM catalogue.stock_movements GROUP BY 1) m
        JOIN catalogue.variants v ON v.id = m.variant_id WHERE m.stock <> v.stock
    ), moved AS (
      UPDATE catalogue.variants v SET stock = c.stock FROM counted c WHERE c.id = v.id
    )
    INSERT INTO catalogue.low_stock (variant_id)
    SELECT id FROM counted WHERE stock < ${lowStockBelow} AND before >= ${lowStockBelow}`);
}

const signOf = { reserved: -1, sold: 0, returned: 1 };

const movementRows = ({ order, stockSteps }: OrderLife) =>
  stockSteps.flatMap(({ cause, by, at }) =>
    order.lines.map(({ variantId, quantity }) => ({
      variant_id: variantId,
      change: signOf[cause] * quantity,
      cause,
      actor: by,
      order_id: order.id,
      at,
    })),
  );

function reservationRows({ order, stockSteps }: OrderLife) {
  const last = stockSteps.at(-1)!.cause;
  if (last === 'returned') return [];
  return order.lines.map(({ variantId, quantity }) => ({
    order_id: order.id,
    variant_id: variantId,
    quantity,
    state: last === 'sold' ? 'sold' : 'held',
    shopper_id: order.shopperId,
    under_review: order.isInReview,
  }));
}

const purchaseRows = ({ order, stockSteps }: OrderLife) =>
  stockSteps
    .filter(({ cause }) => cause === 'sold')
    .flatMap(({ at }) =>
      order.lines.map(({ productId }) => ({
        shopper_id: order.shopperId,
        product_id: productId,
        bought_at: at,
      })),
    );

/** Inserts the orders that customers paid for, and their last visits. */
export async function insertCustomerOrders(database: Database, lives: readonly OrderLife[]): Promise<void> {
  const paid = lives.filter(({ order }) => order.state.paidAt);
  await database.query(
    `INSERT INTO identity.customer_orders SELECT * FROM json_populate_recordset(NULL::identity.customer_orders, $1)`,
    [JSON.stringify(paid.map(customerOrderRow))],
  );
  await database.query(
    `UPDATE identity.users u SET last_seen_at = l.last_seen_at
       FROM (SELECT "userId", max("placedAt") AS last_seen_at
               FROM json_to_recordset($1) AS placed ("userId" uuid, "placedAt" timestamptz) GROUP BY 1) l
      WHERE u.id = l."userId"`,
    [JSON.stringify(lives.map(({ order, placedAt }) => ({ userId: order.shopperId, placedAt })))],
  );
  await database.query(`
    UPDATE identity.users u SET orders = o.orders, spent_cents = o.spent_cents
      FROM (SELECT user_id, count(*) AS orders, coalesce(sum(spent_cents) FILTER (WHERE NOT is_refunded), 0) AS spent_cents
              FROM identity.customer_orders GROUP BY user_id) o
     WHERE u.id = o.user_id`);
}

const customerOrderRow = ({ order: { id, shopperId, state } }: OrderLife) => ({
  order_id: id,
  user_id: shopperId,
  spent_cents: state.total.cents,
  partly_refunded_cents: 0,
  is_refunded: state.refundedAt !== null,
});
