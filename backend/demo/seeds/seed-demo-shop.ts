import type { INestApplication } from '@nestjs/common';
import { AddBanner } from '../../src/catalogue/application/add-banner';
import { AddProduct } from '../../src/catalogue/application/add-product';
import { StorePicture } from '../../src/pictures/application/store-picture';
import { RegisterUser } from '../../src/identity/application/register-user';
import { Database } from '../../src/platform/postgres/database';
import { Money } from '../../src/shared/money';
import { UnitOfWork } from '../../src/shared/unit-of-work';
import { storeDemoPictures } from './demo-pictures';
import type { DemoProduct } from './demo-product';
import { demoProducts } from './demo-products';
import { reviewsOf } from './reviews/demo-reviews';
import { seedReviews, withPiecesFor } from './reviews/seed-reviews';
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

/** Any number; servers that start at once take turns. */
const seedLock = 20_261_121;

/** Fills an empty shop, once: all of it or, when it is cut off, nothing. @returns the accounts to try it with */
export async function seedDemoShop(app: INestApplication): Promise<DemoAccount[]> {
  for (const account of demoAccounts) await app.get(RegisterUser, { strict: false }).execute(account);
  if (await isEmpty(app)) await fill(app);
  return demoAccounts;
}

/** A product that was deleted still counts: an emptied shop is not filled again. */
async function isEmpty(app: INestApplication): Promise<boolean> {
  const products = await app.get(Database).query('SELECT 1 FROM catalogue.products LIMIT 1');
  return products.length === 0;
}

async function fill(app: INestApplication): Promise<void> {
  await fillDemoShop(app, await storeDemoPictures(app.get(StorePicture, { strict: false })));
}

/** @param pictures the address of each slug's picture */
export async function fillDemoShop(app: INestApplication, pictures: Map<string, string>): Promise<void> {
  const [addProduct, addBanner] = [
    app.get(AddProduct, { strict: false }),
    app.get(AddBanner, { strict: false }),
  ];
  const reviews = reviewsOf(demoProducts);
  await app.get(UnitOfWork).run(async () => {
    await app.get(Database).query('SELECT pg_advisory_xact_lock($1)', [seedLock]);
    if (!(await isEmpty(app))) return;
    for (const product of demoProducts) {
      await addProduct.execute(toNewProduct(withPiecesFor(reviews, product), pictures));
    }
    await seedReviews(app, reviews, demoProducts);
    // A new one goes first.
    for (const { slug, svg: _, ...presentation } of demoBanners.toReversed()) {
      await addBanner.execute({ image: pictures.get(slug)!, ...presentation });
    }
  });
}

function toNewProduct(
  { title, description, category, brand, colours, variants }: DemoProduct,
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
    details: { title, description, category, brand, image: images[0]! },
    pictures: colours.map(({ name, detail: { slug, alt } }) => ({
      image: pictures.get(slug)!,
      alt,
      colour: name,
    })),
    colours: colours.map(({ name, hex }, place) => ({ name, hex, image: images[place]! })),
    variants: [first!, ...others],
  };
}
