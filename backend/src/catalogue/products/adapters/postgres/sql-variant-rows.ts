import sql, { type Sql } from 'sql-template-tag';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { Database } from '../../../../platform/postgres/database';
import type { VariantRow } from './variant.table';

export type SavedVariant = Omit<VariantRow, 'product'>;

/** No other code writes prices, so that each price that was ever in force is in `catalogue.price_changes`. */
export class SqlVariantRows {
  constructor(
    private readonly database: Database,
    private readonly actor: CurrentActor,
  ) {}

  /** Writes variants of new or locked products, and the price changes that follow. */
  async save(variants: SavedVariant[]): Promise<void> {
    for (let from = 0; from < variants.length; from += variantsPerStatement)
      await this.database.query(this.savingSql(variants.slice(from, from + variantsPerStatement)));
  }

  /**
   * A price change is written for each variant whose prices are not those of its newest one. The database's clock may be set back;
   * the times of a variant's price changes never go back.
   */
  private savingSql(variants: SavedVariant[]): Sql {
    const actor = this.actor.get();
    const name = actor.kind === 'shop' ? null : (actor.name ?? null);
    return sql`
      WITH saved AS (
        INSERT INTO catalogue.variants
               (id, product_id, position, size, size_rank, colour, sku, gtin, mpn, on_sale, price_cents, sale_price_cents)
        SELECT * FROM unnest(
               ${variants.map(({ id }) => id)}::uuid[], ${variants.map(({ productId }) => productId)}::uuid[],
               ${variants.map(({ position }) => position)}::integer[], ${variants.map(({ size }) => size)}::text[],
               ${variants.map(({ sizeRank }) => sizeRank)}::integer[], ${variants.map(({ colour }) => colour)}::text[],
               ${variants.map(({ sku }) => sku)}::text[], ${variants.map(({ gtin }) => gtin)}::text[],
               ${variants.map(({ mpn }) => mpn)}::text[], ${variants.map(({ isOnSale }) => isOnSale)}::boolean[],
               ${variants.map(({ priceCents }) => priceCents)}::integer[],
               ${variants.map(({ salePriceCents }) => salePriceCents)}::integer[])
        ON CONFLICT (id) DO UPDATE SET
               (product_id, position, size, size_rank, colour, sku, gtin, mpn, on_sale, price_cents, sale_price_cents) =
               (excluded.product_id, excluded.position, excluded.size, excluded.size_rank, excluded.colour, excluded.sku,
                excluded.gtin, excluded.mpn, excluded.on_sale, excluded.price_cents, excluded.sale_price_cents)
        RETURNING id, price_cents, sale_price_cents
      )
      INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, at, actor, actor_name)
      SELECT s.id, s.price_cents, s.sale_price_cents, greatest(statement_timestamp(), last.at),
             ${nameOfActor(actor)}::text, ${name}::text
        FROM saved s LEFT JOIN LATERAL (
             SELECT c.price_cents, c.sale_price_cents, c.at FROM catalogue.price_changes c
              WHERE c.variant_id = s.id ORDER BY c.id DESC LIMIT 1) last ON true
       WHERE (s.price_cents, s.sale_price_cents) IS DISTINCT FROM (last.price_cents, last.sale_price_cents)`;
  }
}

/** So that no statement runs for long. */
const variantsPerStatement = 1_000;
