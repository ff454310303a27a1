import type { Database } from '../../../platform/postgres/database';
import { ProductQueries, type ProductPage } from '../../application/ports';
import { NoSuchProduct } from '../../domain/catalogue.errors';
import { orders, writeCursor } from './product-order';

const totalStock = '(SELECT sum(s.stock) FROM catalogue.variants s WHERE s.product_id = p.id)';
const averageReview = `CASE WHEN p.review_count = 0 THEN 0 ELSE round(p.review_sum::numeric / p.review_count, 2) END`;

/** The flat product of the wire; money leaves as dollars. */
const flatProduct = `json_build_object(
  '_id', p.id, 'image', p.image, 'title', p.title, 'description', p.description, 'category', p.category,
  'brand', p.brand, 'price', trim_scale(v.price_cents / 100.0), 'salePrice', trim_scale(v.sale_price_cents / 100.0),
  'totalStock', ${totalStock}, 'averageReview', ${averageReview}, 'version', p.version)`;

const shelves = `catalogue.products p JOIN catalogue.variants v ON v.product_id = p.id AND v.position = 0`;

export const detailsSql = `
  SELECT json_build_object('success', true, 'data', ${flatProduct})::text AS answer
    FROM ${shelves} WHERE p.id = $1 AND p.deleted_at IS NULL`;

interface PageRow {
  data: string;
  total: string;
  last: unknown[] | null;
}

export class SqlProductQueries extends ProductQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(page: ProductPage): Promise<string> {
    const { sql, parameters } = pageSql(page);
    const [row] = await this.database.read<PageRow>(sql, parameters);
    const nextCursor = row?.last ? writeCursor(row.last) : null;
    return `{"success":true,"data":${row?.data ?? '[]'},"meta":{"total":${row?.total ?? 0},"nextCursor":${JSON.stringify(nextCursor)}}}`;
  }

  async details(id: string): Promise<string> {
    const [row] = await this.database.read<{ answer: string }>(detailsSql, [id]);
    if (!row) throw new NoSuchProduct();
    return row.answer;
  }

  async banners(): Promise<string> {
    const [row] = await this.database.read<{ answer: string }>(
      `SELECT json_build_object('success', true, 'data', coalesce(
         json_agg(json_build_object('_id', id, 'image', image) ORDER BY added_at, id), '[]'))::text AS answer
         FROM (SELECT id, image, added_at FROM catalogue.banners ORDER BY added_at, id LIMIT 100) b`,
    );
    return row!.answer;
  }
}

/** One round trip: the page as text, the count behind the filter, and the sort keys of the page's last product. */
export function pageSql({ category, brand, sort, limit, cursor }: ProductPage): {
  sql: string;
  parameters: unknown[];
} {
  const { by, keys, after } = orders[sort];
  const parameters: unknown[] = [limit + 1];
  const parameter = (value: unknown) => `$${parameters.push(value)}`;
  const filter = ['p.deleted_at IS NULL'];
  if (category.length > 0) filter.push(`p.category = ANY(${parameter(category)}::text[])`);
  if (brand.length > 0) filter.push(`p.brand = ANY(${parameter(brand)}::text[])`);
  const rest = cursor === undefined ? [] : [after(cursor, parameter)];
  const sql = `
    WITH found AS (
      SELECT row_number() OVER (ORDER BY ${by}) AS place, ${keys} AS keys, ${flatProduct} AS product
        FROM ${shelves} WHERE ${[...filter, ...rest].join(' AND ')}
       ORDER BY ${by} LIMIT $1
    )
    SELECT coalesce((SELECT json_agg(product ORDER BY place) FROM found WHERE place < $1), '[]')::text AS data,
           (SELECT count(*) FROM catalogue.products p WHERE ${filter.join(' AND ')}) AS total,
           (SELECT keys FROM found WHERE place = $1 - 1 AND EXISTS (SELECT FROM found WHERE place = $1)) AS last`;
  return { sql, parameters };
}
