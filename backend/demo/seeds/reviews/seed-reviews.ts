import type { INestApplication } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { PurchaseRepository } from '../../../src/catalogue/application/ports';
import { ReviewRepository } from '../../../src/catalogue/application/review-ports';
import { Review } from '../../../src/catalogue/domain/review';
import { Stock } from '../../../src/catalogue/stock';
import { PasswordHasher, UserRepository } from '../../../src/identity/application/ports';
import { User } from '../../../src/identity/domain/user';
import { Database } from '../../../src/platform/postgres/database';
import { newId } from '../../../src/shared/ids';
import type { DemoProduct, DemoVariant } from '../demo-product';
import type { DemoReview } from './demo-reviews';

const dayMs = 86_400_000;

/** The variant that buyers of each product got. */
const soldVariantOf = ({ variants }: DemoProduct): DemoVariant =>
  variants.reduce((most, variant) => (variant.stock > most.stock ? variant : most));

/** Adds one piece for each reviewer who bought the product, so that the stock is as declared after those sales. */
export function withPiecesFor(reviews: readonly DemoReview[], product: DemoProduct): DemoProduct {
  const sold = soldVariantOf(product);
  const buyers = reviews.filter(({ slug, isBuyer }) => slug === product.slug && isBuyer).length;
  const variants = product.variants.map((variant) =>
    variant === sold ? { ...variant, stock: variant.stock + buyers } : variant,
  );
  return { ...product, variants };
}

/**
 * Inside a unit of work, after the products. Purchases of reviewers are recorded as stock movements from before this
 * shop's orders, because an order without a payment could not be refunded.
 */
export async function seedReviews(
  app: INestApplication,
  reviews: readonly DemoReview[],
  products: readonly DemoProduct[],
): Promise<void> {
  const goods = await goodsOf(app, products);
  const shoppers = await addShoppers(app, [...new Set(reviews.map(({ shopper }) => shopper))]);
  const orders = await sellTo(app, shoppers, reviews, goods);
  await writeReviews(app, shoppers, reviews, goods);
  const purchases = app.get(PurchaseRepository, { strict: false });
  for (const [shopperId, orderId] of orders) await purchases.addSoldTo(shopperId, orderId);
}

/** By the slug of the product. */
type Goods = Map<string, { productId: string; variantId: string }>;

async function goodsOf(app: INestApplication, products: readonly DemoProduct[]): Promise<Goods> {
  const slugs = new Map(products.map((product) => [soldVariantOf(product).sku, product.slug]));
  const rows = await app
    .get(Database)
    .query<{ sku: string; productId: string; variantId: string }>(
      `SELECT sku, product_id AS "productId", id AS "variantId" FROM catalogue.variants WHERE sku = ANY($1)`,
      [[...slugs.keys()]],
    );
  return new Map(rows.map(({ sku, ...goods }) => [slugs.get(sku)!, goods]));
}

/** They share one hash of an unknown password, because hashing is slow. */
async function addShoppers(app: INestApplication, names: string[]): Promise<Map<string, string>> {
  const users = app.get(UserRepository, { strict: false });
  const passwordHash = await app
    .get(PasswordHasher, { strict: false })
    .hash(randomBytes(32).toString('base64url'));
  const ids = new Map<string, string>();
  for (const userName of names) {
    const email = `${userName.toLowerCase().replace(' ', '.')}@reviews.haberdash.test`;
    const user = User.create({ userName, email, passwordHash, role: 'user' }, new Date());
    await users.add(user);
    ids.set(userName, user.state.id);
  }
  return ids;
}

/** @returns the order of each shopper who bought something */
async function sellTo(
  app: INestApplication,
  shoppers: ReadonlyMap<string, string>,
  reviews: readonly DemoReview[],
  goods: Goods,
): Promise<Map<string, string>> {
  const stock = app.get(Stock, { strict: false });
  const orders = new Map<string, string>();
  for (const [name, shopperId] of shoppers) {
    const bought = reviews.filter(({ shopper, isBuyer }) => shopper === name && isBuyer);
    if (bought.length === 0) continue;
    const demands = bought.map(({ slug }) => ({ variantId: goods.get(slug)!.variantId, quantity: 1 }));
    const orderId = newId();
    const { reserved } = await stock.reserve(orderId, demands, shopperId);
    if (!reserved) throw new Error('The demo shop has too few pieces for those who reviewed them');
    await stock.sell(orderId);
    orders.set(shopperId, orderId);
  }
  return orders;
}

async function writeReviews(
  app: INestApplication,
  shoppers: ReadonlyMap<string, string>,
  reviews: readonly DemoReview[],
  goods: Goods,
): Promise<void> {
  const repository = app.get(ReviewRepository, { strict: false });
  for (const { slug, shopper, value, message, daysAgo } of reviews) {
    const author = {
      productId: goods.get(slug)!.productId,
      shopperId: shoppers.get(shopper)!,
      shopperName: shopper,
    };
    const writtenAt = new Date(Date.now() - daysAgo * dayMs);
    await repository.save(Review.write(author, { value, message }, writtenAt));
  }
}
