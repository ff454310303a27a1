import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cursorKey, readCursor, writeCursor } from '../../../platform/postgres/cursor';
import type { Database } from '../../../platform/postgres/database';
import { exactIsoTime, isoTime } from '../../../platform/postgres/iso-time';
import type { Json } from '../../../shared/json';
import { type FitOfSize, sharesOfProduct } from '../../domain/fit';
import { type FoundReviews, type ReviewOrder, type ReviewPage, ReviewQueries } from '../../review-queries';
import { countedFits } from './counted-fits';

interface PageRow {
  reviews: Json<'Reviews'>;
  last: unknown[] | null;
}

interface ProductPageRow extends PageRow {
  total: number;
  average: string;
  stars: number[];
  fits: FitOfSize[];
}

export class SqlReviewQueries extends ReviewQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async ofProduct(productId: string, page: ReviewPage): Promise<FoundReviews | undefined> {
    const ofStars = page.stars === undefined ? empty : sql`AND r.value = ${page.stars}`;
    const visible = sql`r.product_id = ${productId} AND r.hidden_at IS NULL ${ofStars}`;
    const [row] = await this.database.query<ProductPageRow>(sql`
      WITH ${listedReviews(visible, page)}
      SELECT ${reviewsAndLast(page)}, p.review_count AS total, p.average_review AS average, p.stars,
             coalesce((SELECT json_agg(f) FROM (${countedFits(productId)}) f), '[]') AS fits
        FROM catalogue.published_products p WHERE p.id = ${productId}`);
    if (!row) return undefined;
    const { reviews, last, total, average, stars, fits } = row;
    const nextCursor = last && writeCursor(last);
    return { reviews, total, average: Number(average), stars, fit: sharesOfProduct(fits), nextCursor };
  }

  async own(productId: string, shopperId: string): Promise<Json<'Review | null'>> {
    const own = sql`r.product_id = ${productId} AND r.shopper_id = ${shopperId} AND r.hidden_at IS NULL
      AND EXISTS (SELECT FROM catalogue.published_products p WHERE p.id = r.product_id)`;
    const [row] = await this.database.queryPrepared<{ review: Json<'Review | null'> }>(sql`
      WITH ${listedReviews(own, { limit: 1 })} SELECT coalesce((SELECT review FROM found), 'null')::text AS review`);
    return row!.review;
  }
}

interface Order {
  by: Sql;
  /** The keys of a review. */
  keys: Sql;
  /** The condition that a review comes after the cursor's. */
  after: (cursor: string) => Sql;
}

const TimeKeys = z.tuple([cursorKey.time, cursorKey.id]);
const StarKeys = z.tuple([cursorKey.integer, cursorKey.time, cursorKey.id]);

const starKeys = sql`r.value, ${exactIsoTime(sql`r.written_at`)}, r.id`;
const starsAfter = (cursor: string): Sql => {
  const [stars, time, id] = readCursor(cursor, StarKeys);
  return sql`(${stars}::integer, ${time}::timestamptz, ${id}::uuid)`;
};

const orders: Record<ReviewOrder, Order> = {
  newest: {
    by: sql`r.written_at DESC, r.id DESC`,
    keys: sql`${exactIsoTime(sql`r.written_at`)}, r.id`,
    after: (cursor) => {
      const [time, id] = readCursor(cursor, TimeKeys);
      return sql`(r.written_at, r.id) < (${time}::timestamptz, ${id}::uuid)`;
    },
  },
  highest: {
    by: sql`r.value DESC, r.written_at DESC, r.id DESC`,
    keys: starKeys,
    after: (cursor) => sql`(r.value, r.written_at, r.id) < ${starsAfter(cursor)}`,
  },
  lowest: {
    by: sql`r.value, r.written_at, r.id`,
    keys: starKeys,
    after: (cursor) => sql`(r.value, r.written_at, r.id) > ${starsAfter(cursor)}`,
  },
};

function listedReviews(condition: Sql, { limit, cursor, order = 'newest' }: ReviewPage): Sql {
  const { by, keys, after } = orders[order];
  const rest = cursor === undefined ? empty : sql`AND ${after(cursor)}`;
  return sql`found AS (
    SELECT row_number() OVER (ORDER BY ${by}) AS place, json_build_array(${keys}) AS keys,
           json_build_object('_id', r.id, 'productId', r.product_id, 'userId', r.shopper_id, 'userName', r.shopper_name,
             'reviewMessage', r.message, 'reviewValue', r.value, 'reviewDate', ${isoTime(sql`r.written_at`)},
             'verifiedPurchase', EXISTS (SELECT FROM catalogue.purchases b
                WHERE b.product_id = r.product_id AND b.shopper_id = r.shopper_id),
             'reply', CASE WHEN r.reply IS NOT NULL
                           THEN json_build_object('text', r.reply, 'date', ${isoTime(sql`r.replied_at`)}) END,
             'fit', (SELECT json_build_object('size', v.size, 'fit', f.fit)
                       FROM catalogue.fits f JOIN catalogue.variants v ON v.id = f.variant_id
                      WHERE f.shopper_id = r.shopper_id AND v.product_id = r.product_id AND f.told_by = 'review')) AS review
      FROM catalogue.reviews r WHERE ${condition} ${rest}
     ORDER BY ${by} LIMIT ${limit + 1})`;
}

const reviewsAndLast = ({ limit }: ReviewPage): Sql => sql`
  coalesce((SELECT json_agg(review ORDER BY place) FROM found WHERE place <= ${limit}), '[]')::text AS reviews,
  (SELECT keys FROM found WHERE place = ${limit} AND EXISTS (SELECT FROM found WHERE place > ${limit})) AS last`;
