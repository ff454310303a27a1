import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { anyNumber } from '../../../../platform/postgres/ids/any-number';
import { inOrder } from '../../../../platform/postgres/ids/in-order';
import { lowStockBelow } from '../../../../shared/stock-limits';
import { lowestPriceOf } from './lowest-price';
import { forEachProductBatch } from './product-batches';
import { ageKeyOfDraft } from './age-key';
import { choiceKey } from './choice-in-stock';
import { flatProductOfRow } from './flat-product';
import { lacksFacts } from './lacks-facts';
import { unlistedRows } from './unlisted-rows';

/**
 * The read model of pages and facets: one row per published product in `catalogue.listing_rows`, with its lowest price, its stock,
 * its sizes and colours, and the JSON that a list returns. Rows are built from the product, its colours and its variants. Drafts and
 * archived products have theirs in `catalogue.unlisted_rows`, which only the admin's list reads.
 */
export class SqlListingRows {
  constructor(private readonly database: Database) {}

  /** Every transaction that changes a product, its rating, its variants or their stock calls this. Rows change in no other way. */
  refreshBeforeCommit(productIds: string[]): void {
    this.database.beforeCommit(this.refresh, productIds);
  }

  /** The facets of these categories' products are counted again. */
  async countAgain(categories: string[]): Promise<void> {
    await this.database.query(
      sql`UPDATE catalogue.category_brands SET version = version + 1 WHERE category = ANY(${categories}::text[])`,
    );
  }

  /** Refreshes the rows of all products, in batches. @param report is called after each batch. @returns how many products there are */
  rebuild(report: (done: number) => void = () => undefined): Promise<number> {
    return forEachProductBatch(this.database, this.refresh, report);
  }

  /** The lock is a statement of its own: only a statement that begins after the wait sees what others have committed. */
  private readonly refresh = async (changedIds: string[]): Promise<void> => {
    const productIds = inOrder(changedIds);
    if (productIds.length === 0) return;
    await this.database.queryPrepared(sql`
      SELECT FROM catalogue.listing_rows WHERE product_id = ANY(${anyNumber(productIds)}) ORDER BY product_id FOR UPDATE`);
    await this.database.queryPrepared(refreshSql(productIds));
  };
}

const inStock = (what: Sql): Sql => sql`
  ARRAY(SELECT DISTINCT ${what} FROM catalogue.variants v
         WHERE v.product_id = p.id AND v.on_sale AND v.stock > 0 AND ${what} IS NOT NULL ORDER BY 1)`;

/** The first further picture that goes with what a card shows. */
const secondImage = (fits: Sql): Sql => sql`
  (SELECT g.image FROM catalogue.product_pictures g WHERE g.product_id = p.id AND ${fits} ORDER BY g.position LIMIT 1)`;

/** The price is that of the variant which is cheapest to buy. */
const rowsOfProducts = (productIds: string[]): Sql => sql`
  SELECT p.id AS product_id, p.state, p.category, p.brand, p.title, p.image, cheapest.price_cents, cheapest.sale_price_cents,
         ${lowestPriceOf(sql`cheapest`)} AS lowest_price_cents, stock.total_stock,
         CASE WHEN stock.total_stock = 0 THEN 'soldOut' WHEN stock.lowest < ${raw(String(lowStockBelow))} THEN 'low' ELSE 'enough' END AS stock_level,
         p.average_review, p.review_count, p.version, ${lacksFacts} AS lacks_facts, ${ageKeyOfDraft} AS age_key,
         ARRAY(SELECT v.size FROM catalogue.variants v
                WHERE v.product_id = p.id AND v.on_sale AND v.size IS NOT NULL
                GROUP BY v.size, v.size_rank ORDER BY v.size_rank) AS sizes,
         ${secondImage(sql`g.colour IS NULL`)} AS second_image,
         p.focal_points,
         (SELECT s.slug FROM catalogue.product_slugs s WHERE s.product_id = p.id AND s.is_current) AS slug,
         coalesce((SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                          'name', c.name, 'hex', c.hex, 'image', coalesce(c.image, p.image),
                          'secondImage', ${secondImage(sql`(g.colour IS NULL OR g.colour = c.name)`)})) ORDER BY c.position)
                     FROM catalogue.product_colours c
                    WHERE c.product_id = p.id AND EXISTS (
                          SELECT FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale AND v.colour = c.name)), '[]') AS colours,
         ${inStock(sql`v.size`)} AS sizes_in_stock,
         ${inStock(sql`v.colour`)} AS colours_in_stock,
         ${inStock(choiceKey)} AS variants_in_stock
    FROM catalogue.products p JOIN catalogue.brands b ON b.slug = p.brand
    CROSS JOIN LATERAL (
         SELECT v.id, v.price_cents, v.sale_price_cents FROM catalogue.variants v
          WHERE v.product_id = p.id AND v.on_sale
          ORDER BY v.stock = 0, v.selling_price_cents, v.position LIMIT 1) cheapest
    CROSS JOIN LATERAL (
         SELECT sum(v.stock)::integer AS total_stock, min(v.stock) AS lowest FROM catalogue.variants v
          WHERE v.product_id = p.id AND v.on_sale) stock
   WHERE p.id = ANY(${anyNumber(productIds)}) AND p.deleted_at IS NULL`;

/** A row stores these columns. The query above may have more, for the JSON alone. */
const columns = [
  'category',
  'brand',
  'title',
  'image',
  'price_cents',
  'sale_price_cents',
  'total_stock',
  'stock_level',
  'average_review',
  'version',
  'sizes',
  'colours',
  'sizes_in_stock',
  'colours_in_stock',
  'variants_in_stock',
  'flat_product',
  'lacks_facts',
  'age_key',
];
const written = raw(columns.join(', '));
const excluded = raw(columns.map((column) => `excluded.${column}`).join(', '));

/** The facets count these columns. The version is among them because an edit may change what a search finds. */
const counted = sql`product_id, category, brand, price_cents, sale_price_cents, colours, sizes_in_stock, colours_in_stock, variants_in_stock, version`;

/** Rows that stay the same are not written. A category-brand group whose counts change gets a new version. */
const refreshSql = (productIds: string[]): Sql => sql`
  WITH rows_before AS (
    SELECT * FROM catalogue.listing_rows WHERE product_id = ANY(${anyNumber(productIds)})
  ), all_rows AS (
    SELECT r.*, ${flatProductOfRow} AS flat_product FROM (${rowsOfProducts(productIds)}) r
  ), rows_now AS (
    SELECT * FROM all_rows WHERE state = 'published'
  ), ${unlistedRows(productIds)}, deleted AS (
    DELETE FROM catalogue.listing_rows c USING rows_before b
     WHERE c.product_id = b.product_id AND b.product_id NOT IN (SELECT product_id FROM rows_now)
  ), saved AS (
    INSERT INTO catalogue.listing_rows AS c (product_id, ${written}) SELECT product_id, ${written} FROM rows_now
    ON CONFLICT (product_id) DO UPDATE SET (${written}) = (${excluded}) WHERE c IS DISTINCT FROM excluded
  ), recounted AS (
    SELECT DISTINCT category, brand FROM (
      (SELECT ${counted} FROM rows_before EXCEPT SELECT ${counted} FROM rows_now) UNION ALL
      (SELECT ${counted} FROM rows_now EXCEPT SELECT ${counted} FROM rows_before)) changed
  )
  INSERT INTO catalogue.category_brands AS g (category, brand, version)
  SELECT category, brand, 1 FROM recounted ORDER BY category, brand
  ON CONFLICT (category, brand) DO UPDATE SET version = g.version + 1`;
