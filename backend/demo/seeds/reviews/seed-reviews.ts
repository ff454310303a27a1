import type { INestApplication } from '@nestjs/common';
import { BuyerFits } from '../../../src/reviews/buyer-fits';
import { ReviewRepository } from '../../../src/reviews/application/ports';
import { Review } from '../../../src/reviews/domain/review';
import { Database } from '../../../src/platform/postgres/database';
import type { DemoProduct } from '../demo-product';
import { chosenVariant } from '../orders/demo-orders';
import type { DemoReview } from './demo-reviews';

const dayMs = 86_400_000;

/** Inside a unit of work, after the products and the orders. @param shoppers ids by name */
export async function seedReviews(
  app: INestApplication,
  reviews: readonly DemoReview[],
  products: readonly DemoProduct[],
  shoppers: ReadonlyMap<string, string>,
): Promise<void> {
  const productIds = await idsBySlug(app, products);
  const repository = app.get(ReviewRepository, { strict: false });
  for (const { slug, shopper, value, message, daysAgo } of reviews) {
    const author = {
      productId: productIds.get(slug)!,
      shopperId: shoppers.get(shopper)!,
      shopperName: shopper,
    };
    const writtenAt = new Date(Date.now() - daysAgo * dayMs);
    await repository.save(Review.write(author, { value, message }, writtenAt));
  }
  await tellFits(app, reviews, products, shoppers);
  await recordPurchases(
    app,
    reviews
      .filter(({ isBuyer }) => isBuyer)
      .map(({ shopper, slug }) => ({
        shopper_id: shoppers.get(shopper),
        product_id: productIds.get(slug),
        bought_at: new Date(),
      })),
  );
}

/** Buyers tell how the size fits that they ordered. */
async function tellFits(
  app: INestApplication,
  reviews: readonly DemoReview[],
  products: readonly DemoProduct[],
  shoppers: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await app
    .get(Database)
    .query<{ id: string; sku: string }>(
      `SELECT v.id, v.sku FROM catalogue.variants v JOIN catalogue.sizes s ON s.name = v.size AND s.scale <> 'one-size'`,
    );
  const variantIds = new Map(rows.map(({ id, sku }) => [sku, id]));
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const fits = app.get(BuyerFits, { strict: false });
  for (const { slug, shopper, fit, daysAgo } of reviews.filter(({ isBuyer }) => isBuyer)) {
    const variantId = variantIds.get(chosenVariant(bySlug.get(slug)!, shopper).sku);
    if (variantId === undefined) continue;
    const toldAt = new Date(Date.now() - daysAgo * dayMs);
    const shopperId = shoppers.get(shopper)!;
    await fits.tell({ shopperId, variantId, fit, toldBy: 'review', toldAt, isCounted: true });
  }
}

async function idsBySlug(
  app: INestApplication,
  products: readonly DemoProduct[],
): Promise<Map<string, string>> {
  const slugs = new Map(products.map(({ variants, slug }) => [variants[0]!.sku, slug]));
  const rows = await app.get(Database).query<{
    sku: string;
    productId: string;
  }>(`SELECT sku, product_id AS "productId" FROM catalogue.variants WHERE sku = ANY($1)`, [[...slugs.keys()]]);
  return new Map(rows.map(({ sku, productId }) => [slugs.get(sku)!, productId]));
}

/** In a shop without demo orders, reviewers bought before it opened. */
async function recordPurchases(app: INestApplication, purchases: object[]): Promise<void> {
  await app.get(Database).query(
    `INSERT INTO catalogue.purchases (shopper_id, product_id, bought_at)
     SELECT shopper_id, product_id, bought_at FROM json_populate_recordset(NULL::catalogue.purchases, $1)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(purchases)],
  );
}
