import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../platform/postgres/contains-words';
import type { Database } from '../../../platform/postgres/database';
import {
  type KeysetList,
  readBatches,
  readPage,
  type Sort,
  sortKey,
} from '../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../shared/page';
import {
  type ListedReview,
  type ReviewList,
  ReviewListQueries,
  type ReviewSort,
} from '../../application/review-list';

export class SqlReviewListQueries extends ReviewListQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(list: ReviewList, page: PageRequest): Promise<{ reviews: ListedReview[]; meta: PageMeta }> {
    const { rows: reviews, meta } = await readPage<ListedReview>(this.database, listOf(list), page);
    return { reviews, meta };
  }

  batches(list: ReviewList): AsyncGenerator<ListedReview[]> {
    return readBatches<ListedReview>(this.database, listOf(list));
  }
}

const byTime = [sortKey.time(sql`r.written_at`), sortKey.id(sql`r.id`)];
const byStars = [sortKey.integer(sql`r.value`), ...byTime];

/** Each along an index. */
const sorts: Record<ReviewSort, Omit<Sort, 'name'>> = {
  newest: { keys: byTime, descending: true },
  oldest: { keys: byTime, descending: false },
  'stars-hightolow': { keys: byStars, descending: true },
  'stars-lowtohigh': { keys: byStars, descending: false },
};

const ofProduct = (column: Sql): Sql =>
  sql`(SELECT ${column} FROM catalogue.products p WHERE p.id = r.product_id)`;

const listOf = ({ sort, ...filter }: ReviewList): KeysetList => ({
  select: sql`r.id, r.product_id AS "productId", ${ofProduct(sql`p.title`)} AS "productTitle",
    ${ofProduct(sql`p.image`)} AS "productImage", r.shopper_id AS "shopperId", r.shopper_name AS "shopperName",
    r.value, r.message, r.written_at AS "writtenAt", r.hidden_at AS "hiddenAt", r.hidden_reason AS "hiddenReason",
    r.reply AS "replyText", r.replied_at AS "repliedAt",
    EXISTS (SELECT FROM catalogue.purchases b
             WHERE b.product_id = r.product_id AND b.shopper_id = r.shopper_id) AS "isVerifiedPurchase"`,
  from: sql`catalogue.reviews r`,
  where: conditionsOf(filter),
  sort: { name: sort, ...sorts[sort] },
});

function conditionsOf(filter: Omit<ReviewList, 'sort'>): Sql[] {
  const { words, stars, hidden, productId, shopperId, writtenFrom, writtenTo, ids } = filter;
  return [
    ...containsWords(sql`r.search`, words),
    ...(stars.length > 0 ? [sql`r.value = ANY(${stars}::integer[])`] : []),
    ...(hidden === undefined ? [] : [hidden ? sql`r.hidden_at IS NOT NULL` : sql`r.hidden_at IS NULL`]),
    ...(productId === undefined ? [] : [sql`r.product_id = ${productId}`]),
    ...(shopperId === undefined ? [] : [sql`r.shopper_id = ${shopperId}`]),
    ...(writtenFrom === undefined ? [] : [sql`r.written_at >= ${writtenFrom}`]),
    ...(writtenTo === undefined ? [] : [sql`r.written_at < ${writtenTo}`]),
    ...(ids.length > 0 ? [sql`r.id = ANY(${ids}::uuid[])`] : []),
  ];
}
