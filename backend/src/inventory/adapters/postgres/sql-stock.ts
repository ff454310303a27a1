import sql, { type Sql } from 'sql-template-tag';
import { anyNumber } from '../../../platform/postgres/ids/any-number';
import type { Database } from '../../../platform/postgres/database';
import type { CurrentActor } from '../../../shared/actor';
import type { Outbox } from '../../../shared/events/outbox';
import { newId } from '../../../shared/ids';
import type { ProductChanges } from '../../../shared/product-changes';
import { maxStock } from '../../../shared/stock-limits';
import { PiecesCameBack, type ReturnedPieces } from '../../inventory.events';
import {
  type Correction,
  type CorrectionOutcome,
  type Count,
  type Demand,
  type LossOutcome,
  type ReservationOutcome,
  type RestockOutcome,
  type Shortage,
  Stock,
  type StockChange,
} from '../../stock';
import { idsOf, MovingStock } from './moving-stock';

export class SqlStock extends Stock {
  private readonly moving: MovingStock;

  constructor(
    private readonly database: Database,
    actor: CurrentActor,
    private readonly changes: ProductChanges,
    private readonly outbox: Outbox,
  ) {
    super();
    this.moving = new MovingStock(database, actor, changes);
  }

  async setInitial(counts: Count[]): Promise<void> {
    if (counts.length === 0) return;
    const counted = counts.map((count) => count.counted);
    await this.moving.move(sql`
      WITH moved AS (
        UPDATE catalogue.variants v SET stock = v.stock + c.counted
          FROM unnest(${idsOf(counts)}::uuid[], ${counted}::integer[]) AS c (variant_id, counted)
         WHERE v.id = c.variant_id
        RETURNING v.id AS variant_id, c.counted AS change, v.stock, v.product_id
      ), ${this.moving.noted('initial')}
      SELECT product_id FROM moved`);
  }

  /** Locks with a statement of its own: a count is compared with the stock after all concurrent moves. */
  async correct(corrections: Correction[], note?: string): Promise<CorrectionOutcome> {
    await this.lock(idsOf(corrections));
    const counted = corrections.map((correction) => correction.counted);
    const seen = corrections.map((correction) => correction.seen ?? null);
    const [row] = await this.database.queryPrepared<Corrected>(sql`
      WITH wanted AS (
        SELECT v.id AS variant_id, v.stock,
               CASE WHEN c.seen IS NULL AND c.counted IN (${stocksSinceSet(sql`ARRAY[v.id]`, sql`v.stock`)}) THEN 0
                    ELSE c.counted - coalesce(c.seen, v.stock) END AS change
          FROM unnest(${idsOf(corrections)}::uuid[], ${counted}::bigint[], ${seen}::bigint[])
            AS c (variant_id, counted, seen) JOIN catalogue.variants v ON v.id = c.variant_id
      ), impossible AS (
        SELECT variant_id FROM wanted WHERE stock + change NOT BETWEEN 0 AND ${maxStock}
      ), moved AS (
        UPDATE catalogue.variants v SET stock = v.stock + w.change FROM wanted w
         WHERE v.id = w.variant_id AND w.change <> 0 AND NOT EXISTS (SELECT FROM impossible)
        RETURNING v.id AS variant_id, w.change, v.product_id, v.stock
      ), ${this.moving.noted('corrected', undefined, note)}
      SELECT ARRAY(SELECT variant_id FROM impossible) AS impossible, ARRAY(SELECT product_id FROM moved) AS product_ids,
             coalesce((SELECT json_agg(json_build_object('variantId', variant_id, 'before', stock - change, 'after', stock))
                         FROM moved), '[]') AS changes`);
    const { impossible, product_ids: productIds, changes } = row!;
    this.changes.figuresChanged(productIds);
    await this.announce(
      changes
        .filter(({ before, after }) => after > before)
        .map(({ variantId, before, after }) => ({ variantId, pieces: after - before })),
    );
    return impossible.length === 0 ? { corrected: true, changes } : { corrected: false, impossible };
  }

  async levelsOf(variantIds: string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ id: string; stock: number }>(
      sql`SELECT id, stock FROM catalogue.variants WHERE id = ANY(${variantIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, stock }) => [id, stock]));
  }

  async hasTotalled(variantIds: string[], pieces: number): Promise<boolean> {
    const ids = sql`${variantIds}::uuid[]`;
    const now = sql`(SELECT sum(stock) FROM catalogue.variants WHERE id = ANY(${ids}))`;
    const [row] = await this.database.query<{ had: boolean }>(
      sql`SELECT ${pieces}::bigint IN (${stocksSinceSet(ids, now)}) AS had`,
    );
    return row!.had;
  }

  async everOrdered(variantIds: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT v.id FROM unnest(${variantIds}::uuid[]) AS v (id)
       WHERE EXISTS (SELECT FROM catalogue.stock_movements m WHERE m.variant_id = v.id AND m.order_id IS NOT NULL)
          OR EXISTS (SELECT FROM catalogue.removal_pieces p WHERE p.variant_id = v.id)`);
    return rows.map(({ id }) => id);
  }

  async forget(variantIds: string[]): Promise<void> {
    if (variantIds.length === 0) return;
    await this.moving.move(sql`
      WITH forgotten AS (
        DELETE FROM catalogue.stock_movements WHERE variant_id = ANY(${variantIds}::uuid[]) AND order_id IS NULL
        RETURNING variant_id, change
      ), moved AS (
        UPDATE catalogue.variants v SET stock = v.stock - f.change
          FROM (SELECT variant_id, sum(change) AS change FROM forgotten GROUP BY variant_id) f WHERE v.id = f.variant_id
        RETURNING v.product_id
      )
      SELECT product_id FROM moved`);
  }

  async lock(variantIds: string[]): Promise<void> {
    await this.database.queryPrepared(
      sql`SELECT FROM catalogue.variants WHERE id = ANY(${variantIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
    );
  }

  async reserve(orderId: string, demands: Demand[], shopperId?: string): Promise<ReservationOutcome> {
    const quantities = demands.map(({ quantity }) => quantity);
    const [row] = await this.database.queryPrepared<Reserved>(sql`
      WITH wanted AS (
        SELECT * FROM unnest(${anyNumber(idsOf(demands))}, ${quantities}::integer[]) AS w (variant_id, quantity)
      ), available AS (
        SELECT v.id AS variant_id, w.quantity
          FROM wanted w JOIN catalogue.variants v ON v.id = w.variant_id JOIN catalogue.published_products p ON p.id = v.product_id
         WHERE v.stock >= w.quantity AND v.on_sale
         ORDER BY v.id FOR NO KEY UPDATE OF v
      ), moved AS (
        UPDATE catalogue.variants v SET stock = v.stock - a.quantity FROM available a
         WHERE v.id = a.variant_id AND (SELECT count(*) FROM available) = (SELECT count(*) FROM wanted)
        RETURNING v.id AS variant_id, -a.quantity AS change, v.stock, v.product_id
      ), held AS (
        INSERT INTO catalogue.reservations (order_id, variant_id, quantity, state, shopper_id)
        SELECT ${orderId}::uuid, variant_id, -change, 'held', ${shopperId ?? null}::uuid FROM moved
      ), ${this.moving.noted('reserved', orderId)}
      SELECT now() AS at, ARRAY(SELECT product_id FROM moved) AS product_ids,
             ARRAY(SELECT variant_id FROM wanted WHERE variant_id NOT IN (SELECT variant_id FROM available)) AS short`);
    const { short, at, product_ids: productIds } = row!;
    this.changes.figuresChanged(productIds);
    return short.length === 0
      ? { reserved: true, at }
      : { reserved: false, short: await this.shortagesOf(short) };
  }

  private shortagesOf(variantIds: string[]): Promise<Shortage[]> {
    return this.database.queryPrepared(sql`
      SELECT s.variant_id AS "variantId", CASE WHEN v.on_sale AND p.id IS NOT NULL THEN v.stock ELSE 0 END AS left
        FROM unnest(${variantIds}::uuid[]) AS s (variant_id) LEFT JOIN catalogue.variants v ON v.id = s.variant_id
        LEFT JOIN catalogue.published_products p ON p.id = v.product_id`);
  }

  async handOver(shopperId: string, toShopperId: string): Promise<void> {
    await this.database.query(
      sql`UPDATE catalogue.reservations SET shopper_id = ${toShopperId} WHERE shopper_id = ${shopperId} AND state = 'held'`,
    );
  }

  async markUnderReview(orderId: string): Promise<void> {
    await this.database.query(
      sql`UPDATE catalogue.reservations SET under_review = true WHERE order_id = ${orderId}`,
    );
  }

  /** Locks no variant, so that it does not know the stock that concurrent moves leave. */
  async sell(orderId: string): Promise<void> {
    await this.database.queryPrepared(sql`
      WITH moved AS (
        UPDATE catalogue.reservations SET state = 'sold' WHERE order_id = ${orderId} AND state <> 'sold'
        RETURNING variant_id, 0 AS change, NULL::integer AS stock
      )
      ${this.moving.movements('sold', orderId)}`);
  }

  takeBack(orderId: string, pieces: Demand[]): Promise<void> {
    return this.giveBack(orderId, pieces, 'returned');
  }

  async release(orderId: string, away: Demand[] = [], takenAgain: readonly Demand[] = []): Promise<void> {
    const quantities = away.map(({ quantity }) => quantity);
    const back = await this.moving.moveBack(sql`
      WITH away AS (
        SELECT variant_id, a.quantity - coalesce(back.quantity, 0) AS quantity
          FROM unnest(${idsOf(away)}::uuid[], ${quantities}::integer[]) AS a (variant_id, quantity)
          LEFT JOIN (SELECT variant_id, sum(change)::integer AS quantity FROM catalogue.stock_movements
                      WHERE order_id = ${orderId} AND cause = 'restocked' GROUP BY variant_id) back USING (variant_id)
         WHERE a.quantity > coalesce(back.quantity, 0)
      ), gone AS (
        DELETE FROM catalogue.reservations r
         WHERE r.order_id = ${orderId} AND r.variant_id NOT IN (SELECT variant_id FROM away) RETURNING variant_id, quantity
      ), reduced AS (
        UPDATE catalogue.reservations r SET quantity = a.quantity
          FROM away a JOIN catalogue.reservations before ON (before.order_id, before.variant_id) = (${orderId}::uuid, a.variant_id)
         WHERE (r.order_id, r.variant_id) = (before.order_id, before.variant_id) AND r.quantity > a.quantity
        RETURNING r.variant_id, before.quantity - a.quantity AS quantity
      ), given_up AS (
        SELECT * FROM gone UNION ALL SELECT * FROM reduced
      ), ${this.moving.returned(orderId)}`);
    await this.announce(without(back, takenAgain));
  }

  async lose(orderId: string, pieces: Demand[]): Promise<LossOutcome> {
    const short = await this.moving.take('lost', pieces, orderId);
    return short.length === 0 ? { lost: true } : { lost: false, short };
  }

  /** Locks the reservations with a statement of its own: of concurrent calls, each finds what the others left. */
  async restock(orderId: string, pieces: Demand[]): Promise<RestockOutcome> {
    const wanted = sql`unnest(${idsOf(pieces)}::uuid[], ${pieces.map(({ quantity }) => quantity)}::integer[]) AS w (variant_id, quantity)`;
    const tooMany = await this.database.queryPrepared<{ id: string }>(sql`
      WITH sold AS (
        SELECT variant_id, quantity FROM catalogue.reservations WHERE order_id = ${orderId} AND state = 'sold' FOR UPDATE
      )
      SELECT w.variant_id AS id FROM ${wanted} LEFT JOIN sold s USING (variant_id) WHERE w.quantity > coalesce(s.quantity, 0)`);
    if (tooMany.length > 0) return { restocked: false, tooMany: tooMany.map(({ id }) => id) };
    await this.giveBack(orderId, pieces, 'restocked');
    return { restocked: true };
  }

  async restockedOf(orderId: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ id: string; quantity: number }>(sql`
      SELECT variant_id AS id, sum(change)::integer AS quantity FROM catalogue.stock_movements
       WHERE order_id = ${orderId} AND cause = 'restocked' GROUP BY variant_id`);
    return new Map(rows.map(({ id, quantity }) => [id, quantity]));
  }

  /** The pieces are no longer the order's. */
  private async giveBack(orderId: string, pieces: Demand[], cause: 'returned' | 'restocked'): Promise<void> {
    const quantities = pieces.map(({ quantity }) => quantity);
    const back = await this.moving.moveBack(sql`
      WITH given AS (
        SELECT * FROM unnest(${idsOf(pieces)}::uuid[], ${quantities}::integer[]) AS g (variant_id, quantity)
      ), gone AS (
        DELETE FROM catalogue.reservations r USING given g
         WHERE (r.order_id, r.variant_id, r.quantity) = (${orderId}::uuid, g.variant_id, g.quantity)
        RETURNING r.variant_id, g.quantity
      ), reduced AS (
        UPDATE catalogue.reservations r SET quantity = r.quantity - g.quantity FROM given g
         WHERE (r.order_id, r.variant_id) = (${orderId}::uuid, g.variant_id) AND r.quantity > g.quantity
        RETURNING r.variant_id, g.quantity
      ), given_up AS (
        SELECT * FROM gone UNION ALL SELECT * FROM reduced
      ), ${this.moving.returned(orderId, cause)}`);
    await this.announce(back);
  }

  private async announce(pieces: ReturnedPieces[]): Promise<void> {
    if (pieces.length > 0) await this.outbox.add([new PiecesCameBack(newId(), pieces)]);
  }
}

function without(back: ReturnedPieces[], takenAgain: readonly Demand[]): ReturnedPieces[] {
  const left = back.map(({ variantId, pieces }) => {
    const taken = takenAgain.find((one) => one.variantId === variantId)?.quantity ?? 0;
    return { variantId, pieces: pieces - taken };
  });
  return left.filter(({ pieces }) => pieces > 0);
}

interface Corrected {
  impossible: string[];
  product_ids: string[];
  changes: StockChange[];
}

interface Reserved {
  short: string[];
  at: Date;
  product_ids: string[];
}

/** The variants' total after each movement since an editor last set the stock of one of them. */
const stocksSinceSet = (ids: Sql, now: Sql): Sql => sql`
  SELECT ${now} - sum(m.change) OVER (ORDER BY m.id DESC) + m.change
    FROM catalogue.stock_movements m
   WHERE m.variant_id = ANY(${ids}) AND m.id >= (
         SELECT max(last.id) FROM unnest(${ids}) AS one (id) CROSS JOIN LATERAL (
           SELECT e.id FROM catalogue.stock_movements e WHERE e.variant_id = one.id AND e.cause IN ('initial', 'corrected')
            ORDER BY e.id DESC LIMIT 1) last)`;
