import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { choiceKey } from './choice-in-stock';

/** Products in one transaction of the rebuilding. */
const batchSize = 500;

/**
 * One flat row a product, `catalogue.product_cards`: the price it sells from, its stock, its sizes and colours, what a
 * list shows of it. It is made of the product, its colours and its variants, and is made anew in the transaction that
 * changes any of them. Pages and facets read nothing else.
 */
export class SqlListingRows {
  constructor(private readonly database: Database) {}

  /** Called in the transaction that changes a product, its rating, its variants or their stock: the only way in which rows change. */
  refreshBeforeCommit(productIds: string[]): void {
    this.database.beforeCommit(this.refresh, productIds);
  }

  /** Makes all cards anew, batch by batch. @param report is told how many products are done. @returns how many there are */
  async rebuild(report: (done: number) => void = () => undefined): Promise<number> {
    let done = 0;
    let ids = await this.idsAfter('00000000-0000-0000-0000-000000000000');
    while (ids.length > 0) {
      const batch = ids;
      await this.database.runInTransaction(() => this.refresh(batch));
      report((done += batch.length));
      ids = await this.idsAfter(batch.at(-1)!);
    }
    return done;
  }

  private async idsAfter(last: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM catalogue.products WHERE id > ${last} ORDER BY id LIMIT ${batchSize}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locks by a statement of its own: only one that begins after the wait sees what others have committed. */
  private readonly refresh = async (productIds: string[]): Promise<void> => {
    if (productIds.length === 0) return;
    await this.database.queryPrepared(sql`
      SELECT FROM catalogue.product_cards WHERE product_id = ANY(${productIds}::uuid[]) ORDER BY product_id FOR UPDATE`);
    await this.database.queryPrepared(refreshSql(productIds));
  };
}

const inStock = (what: Sql): Sql => sql`
  ARRAY(SELECT DISTINCT ${what} FROM catalogue.variants v
         WHERE v.product_id = p.id AND v.on_sale AND v.stock > 0 AND ${what} IS NOT NULL ORDER BY 1)`;

/** The price is that of the variant which is cheapest to buy. */
const rowsMadeOfProducts = (productIds: string[]): Sql => sql`
  SELECT p.id AS product_id, p.category, p.brand, p.title, p.image, cheapest.price_cents, cheapest.sale_price_cents,
         (SELECT sum(v.stock)::integer FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale) AS total_stock,
         p.average_review,
         p.version,
         ARRAY(SELECT v.size FROM catalogue.variants v
                WHERE v.product_id = p.id AND v.on_sale AND v.size IS NOT NULL
                GROUP BY v.size, v.size_rank ORDER BY v.size_rank) AS sizes,
         coalesce((SELECT jsonb_agg(jsonb_build_object('name', c.name, 'hex', c.hex, 'image', coalesce(c.image, p.image)) ORDER BY c.position)
                     FROM catalogue.product_colours c
                    WHERE c.product_id = p.id AND EXISTS (
                          SELECT FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale AND v.colour = c.name)), '[]') AS colours,
         ${inStock(sql`v.size`)} AS sizes_in_stock,
         ${inStock(sql`v.colour`)} AS colours_in_stock,
         ${inStock(choiceKey)} AS variants_in_stock
    FROM catalogue.products p
    CROSS JOIN LATERAL (
         SELECT v.price_cents, v.sale_price_cents FROM catalogue.variants v
          WHERE v.product_id = p.id AND v.on_sale
          ORDER BY v.stock = 0, v.selling_price_cents, v.position LIMIT 1) cheapest
   WHERE p.id = ANY(${productIds}::uuid[]) AND p.deleted_at IS NULL`;

/** What the facets count; an edit may change what a search finds. */
const counted = sql`product_id, category, brand, colours, sizes_in_stock, colours_in_stock, variants_in_stock, version`;

/** A card that stays as it is is not written; the shelves whose counts change get another version. */
const refreshSql = (productIds: string[]): Sql => sql`
  WITH cards_before AS (
    SELECT * FROM catalogue.product_cards WHERE product_id = ANY(${productIds}::uuid[])
  ), cards_made AS (${rowsMadeOfProducts(productIds)}
  ), cards_gone AS (
    DELETE FROM catalogue.product_cards c USING cards_before b
     WHERE c.product_id = b.product_id AND b.product_id NOT IN (SELECT product_id FROM cards_made)
  ), cards AS (
    INSERT INTO catalogue.product_cards AS c
      (product_id, category, brand, title, image, price_cents, sale_price_cents, total_stock, average_review, version,
       sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock)
    SELECT * FROM cards_made
    ON CONFLICT (product_id) DO UPDATE SET
      (category, brand, title, image, price_cents, sale_price_cents, total_stock, average_review, version,
       sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock) =
      (excluded.category, excluded.brand, excluded.title, excluded.image, excluded.price_cents, excluded.sale_price_cents,
       excluded.total_stock, excluded.average_review, excluded.version,
       excluded.sizes, excluded.colours, excluded.sizes_in_stock, excluded.colours_in_stock, excluded.variants_in_stock)
      WHERE c IS DISTINCT FROM excluded
  ), recounted AS (
    SELECT DISTINCT category, brand FROM (
      (SELECT ${counted} FROM cards_before EXCEPT SELECT ${counted} FROM cards_made) UNION ALL
      (SELECT ${counted} FROM cards_made EXCEPT SELECT ${counted} FROM cards_before)) changed
  )
  INSERT INTO catalogue.shelves AS s (category, brand, version)
  SELECT category, brand, 1 FROM recounted ORDER BY category, brand
  ON CONFLICT (category, brand) DO UPDATE SET version = s.version + 1`;
