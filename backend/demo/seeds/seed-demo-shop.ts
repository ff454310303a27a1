import type { INestApplication } from '@nestjs/common';
import { AddBanner } from '../../src/storefront/banners/application/add-banner';
import { AddProduct } from '../../src/catalogue/products/application/add-product';
import { StorePicture } from '../../src/pictures/application/store-picture';
import { UserRepository } from '../../src/identity/users/application/ports';
import { EmailTaken } from '../../src/identity/users/domain/user.errors';
import { RegisterUser } from '../../src/identity/sign-in/application/register-user';
import { Log } from '../../src/platform/log/log';
import { Database } from '../../src/platform/postgres/database';
import { type Actor, theShop } from '../../src/shared/actor';
import { Money } from '../../src/shared/money';
import { UnitOfWork } from '../../src/shared/unit-of-work';
import { storeDemoPictures } from './pictures/demo-pictures';
import type { DemoProduct } from './demo-product';
import { demoProducts } from './demo-products';
import { seedPriceHistory } from './price-history';
import { seedTaxonomy } from './demo-taxonomy';
import { reviewsOf } from './reviews/demo-reviews';
import { seedReviews } from './reviews/seed-reviews';
import { demoShoppers } from './reviews/demo-shoppers';
import { demoCustomers } from './orders/demo-customers';
import { demoCarts, demoOrders } from './orders/demo-orders';
import { seedCarts, seedOrders, withPiecesFor } from './orders/seed-orders';
import { seedCollections } from './shelves/demo-collections';
import { seedContent } from './seed-content';
import { seedCustomers } from './seed-customers';
import { demoBanners } from '../pictures/banners';

export interface DemoAccount {
  who: string;
  role: 'user' | 'admin';
  userName: string;
  email: string;
  password: string;
}

/** Known to everyone, so that production refuses them. */
const demoAccounts: DemoAccount[] = [
  {
    who: 'admin',
    role: 'admin',
    userName: 'Admin',
    email: 'admin@haberdash.test',
    password: 'admin-demo-password',
  },
  {
    who: 'shopper',
    role: 'user',
    userName: 'Sam Shopper',
    email: 'shopper@haberdash.test',
    password: 'shopper-demo-password',
  },
];

/** Longer than any of its orders and reviews is ago. */
const openForMs = 330 * 86_400_000;

/** Any number; servers that start at once take turns. */
const seedLock = 20_261_121;

/** @property withOrders past orders of customers, whose payments only the PayPal simulator knows */
export interface DemoData {
  withOrders: boolean;
}

/** Fills an empty shop, once: all of it or, when it is cut off, nothing; and words that nobody has written. @returns the accounts to try it with */
export async function seedDemoShop(app: INestApplication, data: DemoData): Promise<DemoAccount[]> {
  for (const account of demoAccounts) await register(app, account);
  if (await isEmpty(app)) {
    const pictures = await storeDemoPictures(app.get(StorePicture, { strict: false }));
    await fillDemoShop(app, pictures, data);
  }
  await inTurn(app, () => seedContent(app));
  return demoAccounts;
}

/** At a later start the account is there already. */
async function register(app: INestApplication, account: DemoAccount): Promise<void> {
  try {
    await app.get(RegisterUser, { strict: false }).execute(account);
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
  }
}

/** A product that was deleted still counts: an emptied shop is not filled again. */
async function isEmpty(app: INestApplication): Promise<boolean> {
  const products = await app.get(Database).query('SELECT 1 FROM catalogue.products LIMIT 1');
  return products.length === 0;
}

/** @param pictures the address of each slug's picture */
export async function fillDemoShop(
  app: INestApplication,
  pictures: Map<string, string>,
  { withOrders }: DemoData,
): Promise<void> {
  const now = new Date();
  const reviews = reviewsOf(demoProducts);
  const orders = withOrders ? demoOrders(demoProducts, reviews, now) : [];
  const begunAt = performance.now();
  const isFilled = await inTurn(app, async () => {
    if (!(await isEmpty(app))) return false;
    const openedAt = new Date(now.getTime() - openForMs);
    await seedTaxonomy(app);
    await addProducts(
      app,
      demoProducts.map((product) => withPiecesFor(orders, product)),
      pictures,
      openedAt,
    );
    await seedPriceHistory(app.get(Database), demoProducts, openedAt, now);
    const customers = await seedCustomers(app, withOrders ? demoCustomers : demoShoppers, openedAt);
    if (withOrders) {
      await seedOrders(app, orders, customers, await adminOf(app), now);
      await seedCarts(app, demoCarts(demoProducts, now), orders, customers);
    }
    await seedReviews(app, reviews, demoProducts, customers);
    await addBanners(app, pictures);
    await seedCollections(app, pictures);
    await seedContent(app);
    return true;
  });
  if (!isFilled) return;
  const seconds = Math.round((performance.now() - begunAt) / 100) / 10;
  app
    .get(Log)
    .info({ products: demoProducts.length, orders: orders.length, seconds }, 'filled the demo shop');
}

/** In a transaction, one server after the other. */
const inTurn = <T>(app: INestApplication, work: () => Promise<T>): Promise<T> =>
  app.get(UnitOfWork).run(async () => {
    await app.get(Database).query('SELECT pg_advisory_xact_lock($1)', [seedLock]);
    return work();
  });

/** The products are dated as if they had been there since the shop opened. */
async function addProducts(
  app: INestApplication,
  products: readonly DemoProduct[],
  pictures: Map<string, string>,
  openedAt: Date,
): Promise<void> {
  const addProduct = app.get(AddProduct, { strict: false });
  for (const product of products) await addProduct.execute(toNewProduct(product, pictures));
  const database = app.get(Database);
  await database.query('UPDATE catalogue.products SET created_at = $1', [openedAt]);
  await database.query('UPDATE catalogue.stock_movements SET at = $1', [openedAt]);
}

async function addBanners(app: INestApplication, pictures: Map<string, string>): Promise<void> {
  const addBanner = app.get(AddBanner, { strict: false });
  // A new one goes first.
  for (const { slug, svg: _, ...presentation } of demoBanners.toReversed()) {
    await addBanner.execute({ image: pictures.get(slug)!, ...presentation });
  }
}

async function adminOf(app: INestApplication): Promise<Actor> {
  const { email } = demoAccounts.find(({ role }) => role === 'admin')!;
  const admin = await app.get(UserRepository, { strict: false }).findByEmail(email);
  return admin ? { kind: 'admin', id: admin.state.id } : theShop;
}

function toNewProduct(
  { title, description, kind, brand, colours, variants, facts }: DemoProduct,
  pictures: Map<string, string>,
): Parameters<AddProduct['execute']>[0] {
  const images = colours.map(({ slug }) => pictures.get(slug)!);
  const [first, ...others] = variants.map(({ size, colour, priceCents, salePriceCents, sku, stock }) => ({
    size,
    colour,
    price: Money.ofCents(priceCents),
    salePrice: Money.ofCents(salePriceCents),
    sku,
    stock,
  }));
  return {
    details: { title, description, category: kind, brand, image: images[0]! },
    pictures: colours.flatMap(({ name: colour, back, detail: { slug, alt } }) => [
      { image: pictures.get(back)!, alt: `${title}, from behind`, colour },
      { image: pictures.get(slug)!, alt, colour },
    ]),
    colours: colours.map(({ name, hex }, place) => ({ name, hex, image: images[place]! })),
    variants: [first!, ...others],
    facts,
  };
}
