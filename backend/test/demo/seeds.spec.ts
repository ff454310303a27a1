import type { INestApplication } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoDrawings } from '../../demo/seeds/pictures/demo-drawings';
import { fillDemoShop, seedDemoShop } from '../../demo/seeds/seed-demo-shop';
import { EditPage } from '../../src/content/application/edit-page';
import { type RunningServer, startServer } from '../../src/serve';
import { expectListingRowsToBeTrue } from '../support/catalogue/listing-invariants';
import { freshDatabase } from '../support/postgres/fresh-database';
import { inDatabase } from '../support/shop/people';
import { ShopClient } from '../support/shop/shop-client';
import { expectPricesToBeRecorded } from '../support/prices/price-invariants';
import { expectStockToAddUp } from '../support/catalogue/stock-invariants';

interface Found {
  title: string;
  averageReview: number;
}

interface Priced {
  price: number;
  salePrice: number;
  lowestPrice?: number;
}

describe('the demo shop', () => {
  const atEnd: (() => Promise<unknown>)[] = [];
  let server: RunningServer;
  let opened: INestApplication;
  let databaseUrl: string;
  const visitor = () => new ShopClient(() => server.url);
  beforeAll(async () => {
    const database = await freshDatabase();
    databaseUrl = database.url;
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
    const payPal = { PAYPAL_CLIENT_ID: 'nobody', PAYPAL_CLIENT_SECRET: 'never-asked' };
    const env = {
      ...payPal,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
    };
    const pictures = new Map(demoDrawings.map(({ slug }) => [slug, `https://pictures.test/${slug}.webp`]));
    server = await startServer(env, (app) => {
      opened = app;
      return fillDemoShop(app, pictures, { withOrders: false });
    });
    atEnd.push(
      () => server.close(),
      () => database.drop(),
      () => rm(dataDir, { recursive: true }),
    );
  }, 120_000);
  afterAll(async () => {
    for (const end of atEnd) await end();
  });

  const search = async (keyword: string) => {
    const { body } = await visitor().get(`/api/shop/search/${encodeURIComponent(keyword)}`);
    return { titles: (body.data as Found[]).map(({ title }) => title), meta: body.meta };
  };

  it('has its accounts after every start', async () => {
    for (const start of ['first', 'second']) {
      const accounts = await seedDemoShop(opened, { withOrders: false });
      expect([start, accounts.map(({ who }) => who)]).toEqual([start, ['admin', 'shopper']]);
    }
    const { email, password } = (await seedDemoShop(opened, { withOrders: false }))[1]!;
    expect((await visitor().post('/api/auth/login', { email, password })).body.success).toBe(true);
  });

  it('has no product that lacks facts', async () => {
    const products = `SELECT count(*)::integer AS products FROM catalogue.admin_rows`;
    expect((await inDatabase({ databaseUrl }, products))[0]).not.toEqual({ products: 0 });
    expect(await inDatabase({ databaseUrl }, `${products} WHERE lacks_facts`)).toEqual([{ products: 0 }]);
  });

  it('has its own words, and keeps what an admin has written instead', async () => {
    const returns = await visitor().get('/api/shop/pages/returns');
    expect(returns.body.data.html).toContain('<p>{return rules}</p>');
    const { body } = await visitor().get('/api/shop/content');
    expect(body.data).toMatchObject({ email: 'help@haberdash.test', promises: [{ title: 'Delivery' }] });

    const editPage = opened.get(EditPage, { strict: false });
    const own = { title: 'Returns', body: 'Within 14 days.', brand: null, category: null };
    await editPage.execute({ slug: 'returns', version: 2, ...own });
    await seedDemoShop(opened, { withOrders: false });
    const edited = await visitor().get('/api/shop/pages/returns?version=3');
    expect(edited.body.data).toMatchObject({ latestVersion: 3, html: '<p>Within 14 days.</p>\n' });
  });

  it('has reviews with different stars, some by buyers, and correct averages', async () => {
    const { body } = await visitor().get('/api/shop/products/get');
    const products = body.data as (Found & { _id: string })[];
    const reviewed = products.filter(({ averageReview }) => averageReview > 0);
    expect(reviewed).toHaveLength(Math.round((products.length * 2) / 3));
    expect(new Set(reviewed.map(({ averageReview }) => averageReview)).size).toBeGreaterThan(8);
    const { body: reviews } = await visitor().get(`/api/shop/review/${reviewed[0]!._id}`);
    expect(reviews.data.length).toBeGreaterThanOrEqual(3);
    const [counted] = await inDatabase<{ verified: number; all: number }>(
      { databaseUrl },
      `SELECT count(p)::integer AS verified, count(*)::integer AS all FROM catalogue.reviews r
         LEFT JOIN catalogue.purchases p USING (product_id, shopper_id)`,
    );
    expect(counted!.verified).toBeGreaterThan(counted!.all * 0.4);
    expect(counted!.verified).toBeLessThan(counted!.all * 0.8);
    await expectStockToAddUp(databaseUrl);
    await expectPricesToBeRecorded(databaseUrl);
    await expectListingRowsToBeTrue(databaseUrl);
  });

  it('knows the lowest price before each sale, some of which are of a sale before', async () => {
    const { body } = await visitor().get('/api/shop/products/get');
    const onSale = (body.data as Priced[]).filter(({ salePrice }) => salePrice > 0);
    expect(onSale.length).toBeGreaterThan(10);
    const isReduced = ({ salePrice, lowestPrice = 0 }: Priced) => salePrice < lowestPrice;
    expect(onSale.filter((product) => !isReduced(product))).toEqual([]);
    const hadSale = onSale.filter(({ price, lowestPrice }) => lowestPrice! < price);
    expect(hadSale.length).toBeGreaterThan(3);
    expect(hadSale.length).toBeLessThan(onSale.length);
    const forgery = inDatabase({ databaseUrl }, 'DELETE FROM catalogue.price_changes');
    await expect(forgery).rejects.toThrow('the history of prices is append-only');
  });

  it.each([
    ['shoes', 13, 'Canvas Boardwalk High-Tops'],
    ['sneakers', 6, 'Canvas Boardwalk High-Tops'],
    ['sweater', 3, 'Cloud Cardigan'],
    ['pants', 7, 'Five-Inch Training Shorts'],
    ['tshirt', 5, 'Dino Club Tee'],
    ['t-shirt', 5, 'Dino Club Tee'],
    ['red dress', 1, 'Bias Satin Slip Dress'],
    // The first in the alphabet, a dress, is sold out and comes last.
    ['red', 18, 'Bobble Beanie'],
    ['blue jacket', 5, 'Dark Rinse Trucker Jacket'],
    ['hat', 4, 'Seaside Straw Hat'],
    ['boys jacket', 4, 'Little League Track Jacket'],
  ])('finds products by synonyms: %s', async (keyword, total, first) => {
    const { titles, meta } = await search(keyword);
    expect([meta.total, titles[0]]).toEqual([total, first]);
    expect(meta).not.toHaveProperty('fewerWords');
  });

  it.each([
    ['winter coat', ['coat'], 4],
    ['jacket m', ['jacket'], 13],
    ['kids shoes', ['shoes'], 13],
  ])('finds products of %s', async (keyword, used, total) => {
    expect((await search(keyword)).meta).toMatchObject({ total, fewerWords: { used } });
  });
});
