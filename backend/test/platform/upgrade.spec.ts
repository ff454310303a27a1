import { SqlListingRows } from '../../src/catalogue/adapters/postgres/listing/sql-listing-rows';
import { createDataSource } from '../../src/platform/postgres/data-source';
import { Database } from '../../src/platform/postgres/database';
import { earlierDatabase, earlierShop } from '../support/earlier-database';
import { cartOf, inCart, withAddress } from '../support/goods';
import { admin, type Person, signIn } from '../support/people';
import { testShop } from '../support/test-shop';

const { email, tee, cap, soldOut, deleted, order, unpaid, variantOf } = earlierShop;

/** As the changelog asks for after the deployment. */
async function rebuildListing(databaseUrl: string): Promise<void> {
  const dataSource = await createDataSource(databaseUrl, 2).initialize();
  await new SqlListingRows(new Database(dataSource)).rebuild();
  await dataSource.destroy();
}

/** Call what it returns inside a test. */
function shopOfThatTime() {
  const shop = testShop({}, { makeDatabase: earlierDatabase });
  let theShopper: Person;
  let theSeller: Person;
  beforeAll(async () => {
    await rebuildListing(shop().databaseUrl);
    theShopper = await signIn(shop(), email);
    theSeller = await admin(shop());
  });
  const page = async (query: string) => (await shop().visitor().get(`/api/shop/products/get?${query}`)).body;
  return { shopper: () => theShopper, seller: () => theSeller, page };
}

describe('a shop upgraded from a version without variants', () => {
  const { shopper, seller, page } = shopOfThatTime();

  it('lists its products with their price and stock, without deleted ones', async () => {
    const { data, meta } = await page('limit=20&sortBy=title-atoz');
    expect(data).toMatchObject([
      {
        _id: cap,
        price: 30,
        salePrice: 0,
        totalStock: 3,
        averageReview: 0,
        options: { sizes: [], colours: [] },
      },
      { _id: soldOut, price: 12, salePrice: 0, totalStock: 0 },
      { _id: tee, price: 20, salePrice: 15, totalStock: 7, averageReview: 0, version: 2 },
    ]);
    expect(meta).toMatchObject({
      total: 3,
      facets: { category: { men: 2, kids: 1 }, brand: { zara: 2, nike: 1 }, size: {}, colour: {} },
    });
    expect((await page('limit=20&size=M')).meta.total).toBe(0);
  });

  it('gives its products slugs, which follow from their titles', async () => {
    const { body } = await seller().client.get('/api/admin/products/get?sort=title-atoz&limit=20');
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['cap', 'scarf', 'tee']);
  });

  it('shows an old order, whose items had no sizes', async () => {
    const { body } = await shopper().client.get(`/api/shop/order/details/${order}`);
    expect(body.data.cartItems).toMatchObject([
      { productId: deleted, variantId: variantOf[deleted], size: null, colour: null, price: 20 },
    ]);
  });

  it('has the history that was stored for an old order', async () => {
    const { body } = await seller().client.get(`/api/admin/orders/details/${order}`);
    expect(body.data.history).toMatchObject([
      { orderStatus: 'pending', paymentStatus: 'pending', by: { kind: 'shopper', name: 'Sam' } },
      { orderStatus: 'confirmed', paymentStatus: 'paid', by: { kind: 'shop', name: null } },
    ]);
    expect(body.data.paymentHistory).toMatchObject([
      { step: 'created', amount: 20 },
      { step: 'paid', amount: 20, reference: 'CAPTURE' },
    ]);
    const { history } = (await shopper().client.get(`/api/shop/order/details/${unpaid}`)).body.data;
    expect(history).toMatchObject([
      { paymentStatus: 'pending', by: 'you' },
      { paymentStatus: 'failed', by: 'shop' },
    ]);
  });
});

describe('a purchase in a shop upgraded from a version without variants', () => {
  const { shopper, page } = shopOfThatTime();

  it('keeps the items of the cart, and sells them', async () => {
    expect(await cartOf(shopper())).toMatchObject({
      items: [{ productId: tee, variantId: variantOf[tee], size: null, colour: null, quantity: 2 }],
      total: 30,
    });
    await inCart(shopper(), cap);
    const addressId = await withAddress(shopper());
    const { status } = await shopper().client.post('/api/shop/order/create', { addressInfo: { addressId } });
    expect(status).toBe(201);
    expect((await page(`limit=20&sortBy=title-atoz`)).data).toMatchObject([
      { totalStock: 2 },
      { totalStock: 0 },
      { totalStock: 5 },
    ]);
  });
});

describe('an edit in a shop upgraded from a version without variants', () => {
  const { seller, page } = shopOfThatTime();

  const withSizes = async (productId: string) => {
    const variants = ['S', 'M'].map((size) => ({ size, price: 30, stock: 4 }));
    const { body } = await seller().client.get(`/api/admin/products/get/${productId}`);
    const edited = await seller().client.put(`/api/admin/products/edit/${productId}`, {
      ...body.data,
      variants,
    });
    expect(edited.status).toBe(200);
    return edited.body.data.variants as { _id: string; size: string | null; onSale: boolean }[];
  };

  it('adds sizes to a product that was never ordered', async () => {
    const variants = await withSizes(cap);
    expect(variants.map(({ size }) => size)).toEqual(['S', 'M']);
    expect((await page('limit=20&size=M')).data).toMatchObject([{ _id: cap, totalStock: 8 }]);
  });

  it('adds sizes to an ordered product, which is then sold in sizes only', async () => {
    const offSale = (await withSizes(tee)).filter(({ onSale }) => !onSale);
    expect(offSale).toMatchObject([{ _id: variantOf[tee] }]);
  });
});
