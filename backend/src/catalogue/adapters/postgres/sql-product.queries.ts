import sql, { join, type Sql } from 'sql-template-tag';
import type { Json } from '../../../shared/json';
import type { Database } from '../../../platform/postgres/database';
import { type FoundProducts, type ProductPage, ProductQueries } from '../../application/ports';
import { sortOrders, writeCursor } from './product-sort';

const totalStock = sql`(SELECT sum(s.stock) FROM catalogue.variants s WHERE s.product_id = p.id)`;
const averageReview = sql`
  CASE WHEN p.review_count = 0 THEN 0 ELSE round(p.review_sum::numeric / p.review_count, 2) END`;

/** The flat product of the wire; money leaves as dollars. */
const flatProduct = sql`json_build_object(
  '_id', p.id, 'image', p.image, 'title', p.title, 'description', p.description, 'category', p.category,
  'brand', p.brand, 'price', trim_scale(v.price_cents / 100.0), 'salePrice', trim_scale(v.sale_price_cents / 100.0),
  'totalStock', ${totalStock}, 'averageReview', ${averageReview}, 'version', p.version)`;

const productWithDefaultVariant = sql`
  catalogue.products p JOIN catalogue.variants v ON v.product_id = p.id AND v.position = 0`;

interface PageRow {
  products: Json<'Products'>;
  total: string;
  last: unknown[] | null;
}

export class SqlProductQueries extends ProductQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(page: ProductPage): Promise<FoundProducts> {
    const [row] = await this.database.queryPrepared<PageRow>(pageSql(page));
    const { products, total, last } = row!;
    return { products, total: Number(total), nextCursor: last && writeCursor(last) };
  }

  async details(id: string): Promise<Json<'Product'> | undefined> {
    const [row] = await this.database.queryPrepared<{ product: Json<'Product'> }>(detailsSql(id));
    return row?.product;
  }

  async banners(): Promise<Json<'Banners'>> {
    const [row] = await this.database.queryPrepared<{ banners: Json<'Banners'> }>(
      sql`SELECT coalesce(
            json_agg(json_build_object('_id', id, 'image', image) ORDER BY added_at, id), '[]')::text AS banners
            FROM (SELECT id, image, added_at FROM catalogue.banners ORDER BY added_at, id LIMIT 100) b`,
    );
    return row!.banners;
  }
}

export const detailsSql = (id: string): Sql => sql`
  SELECT ${flatProduct}::text AS product FROM ${productWithDefaultVariant} WHERE p.id = ${id} AND p.deleted_at IS NULL`;

/** One round trip: the page as text, the count behind the filter, and the sort keys of the page's last product. */
export function pageSql({ category, brand, sort, limit, cursor }: ProductPage): Sql {
  const { by, keys, after } = sortOrders[sort];
  const filter = [sql`p.deleted_at IS NULL`];
  if (category.length > 0) filter.push(sql`p.category = ANY(${category}::text[])`);
  if (brand.length > 0) filter.push(sql`p.brand = ANY(${brand}::text[])`);
  const rest = cursor === undefined ? [] : [after(cursor)];
  return sql`
    WITH found AS (
      SELECT row_number() OVER (ORDER BY ${by}) AS place, ${keys} AS keys, ${flatProduct} AS product
        FROM ${productWithDefaultVariant} WHERE ${join([...filter, ...rest], ' AND ')}
       ORDER BY ${by} LIMIT ${limit + 1}
    )
    SELECT coalesce((SELECT json_agg(product ORDER BY place) FROM found WHERE place <= ${limit}), '[]')::text AS products,
           (SELECT count(*) FROM catalogue.products p WHERE ${join(filter, ' AND ')}) AS total,
           (SELECT keys FROM found WHERE place = ${limit} AND EXISTS (SELECT FROM found WHERE place > ${limit})) AS last`;
}
