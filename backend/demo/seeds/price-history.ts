import sql from 'sql-template-tag';
import type { Database } from '../../src/platform/postgres/database';
import { chance } from './chance';
import type { DemoProduct, DemoVariant } from './demo-product';

interface PriceChange {
  sku: string;
  priceCents: number;
  salePriceCents: number;
  at: Date;
}

const dayMs = 86_400_000;

/** Replaces what was written when the products were added. The history is append-only; the owner of its table can lift that. */
export async function seedPriceHistory(
  database: Database,
  products: readonly DemoProduct[],
  openedAt: Date,
  now: Date,
): Promise<void> {
  const changes = products.flatMap((product) => priceChangesOf(product, openedAt, now));
  await database.query(`
    ALTER TABLE catalogue.price_changes DISABLE TRIGGER append_only;
    GRANT DELETE ON catalogue.price_changes TO CURRENT_USER;
    DELETE FROM catalogue.price_changes;
    REVOKE DELETE ON catalogue.price_changes FROM CURRENT_USER;
    ALTER TABLE catalogue.price_changes ENABLE TRIGGER append_only`);
  await database.query(sql`
    INSERT INTO catalogue.price_changes (variant_id, price_cents, sale_price_cents, at, actor)
    SELECT v.id, c.price, c.sale, c.at, 'shop'
      FROM unnest(${changes.map(({ sku }) => sku)}::text[], ${changes.map(({ priceCents }) => priceCents)}::integer[],
                  ${changes.map(({ salePriceCents }) => salePriceCents)}::integer[],
                  ${changes.map(({ at }) => at)}::timestamptz[]) AS c (sku, price, sale, at)
      JOIN catalogue.variants v ON v.sku = c.sku ORDER BY c.at`);
}

/** A sale begins before the first of the demo's orders, which are at its prices. Some had one before. */
function priceChangesOf({ slug, variants }: DemoProduct, openedAt: Date, now: Date): PriceChange[] {
  const beganAt = daysBefore(now, 93 + 25 * chance(slug, 'sale'));
  const hadSale = chance(slug, 'earlier sale') < 0.4;
  const endedAt = daysBefore(beganAt, 5 + 15 * chance(slug, 'end of the earlier sale'));
  const steps = (variant: DemoVariant) => [
    { salePriceCents: 0, at: openedAt },
    ...(hadSale
      ? [
          { salePriceCents: earlierSalePrice(variant), at: daysBefore(endedAt, 21) },
          { salePriceCents: 0, at: endedAt },
        ]
      : []),
    { salePriceCents: variant.salePriceCents, at: beganAt },
  ];
  return variants.flatMap((variant) => {
    const { sku, priceCents } = variant;
    const changes = variant.salePriceCents > 0 ? steps(variant) : steps(variant).slice(0, 1);
    return changes.map((change) => ({ sku, priceCents, ...change }));
  });
}

/** About half the reduction. */
const earlierSalePrice = ({ priceCents, salePriceCents }: DemoVariant): number =>
  Math.floor((priceCents + salePriceCents) / 200) * 100 - 1;

const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * dayMs);
