import { sellIn } from '../../src/shared/currency/shop-currency';
import { newId } from '../../src/shared/ids';
import { addOrder } from '../support/shop/placed-orders';
import { builtFrontends } from '../support/services/built-frontends';
import { checkouts, tokenOf } from '../support/shop/checkouts';
import { inCart, onSale, pathOf } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { runProgram, startServerProcess } from '../support/shop/program';
import { until } from '../support/until';

const template = '<!doctype html><head><!--# head -->\n<!--# end of head --></head><div id="root"></div>';

describe('a shop in yen', () => {
  const { root, put, remove } = builtFrontends();
  beforeAll(() => {
    // The checks at the end run in this process.
    sellIn('JPY');
    return put('frontend-shell', { 'index.html': template, 'remotes.json': '[{"name":"shop"}]' });
  });
  afterAll(remove);
  const { shop, seller, sam, payPal, order, capture, orderOf } = checkouts(
    { SHOP_CURRENCY: 'JPY', VISITORS: 'browse', SERVE_FRONTENDS: root },
    { start: startServerProcess },
  );

  it('takes and gives back whole yen, from the price to the refund', async () => {
    const productId = await onSale(seller(), { price: 8950 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    expect(placed.status).toBe(201);
    const { cartItems, deliveryAmount, totalAmount } = await orderOf(placed);
    expect(cartItems).toMatchObject([{ price: 8950, quantity: 2 }]);
    expect(totalAmount).toBe(2 * 8950 + Number(deliveryAmount));

    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid', totalAmount });
    const taken = async () =>
      (await payPal().ledger()).captures.find(({ orderId }) => orderId === tokenOf(placed));
    expect(await taken()).toMatchObject({ amount: String(totalAmount), refunded: '0' });

    const pieces = [{ variantId: cartItems[0].variantId, quantity: 1 }];
    const id = placed.body.orderId as string;
    const cancelled = await sam().client.post(`/api/shop/order/cancellations/${id}`, {
      _id: newId(),
      pieces,
    });
    expect(cancelled.status).toBe(201);
    await until(async () => (await taken())?.refunded !== '0');
    const [{ refund }] = (await orderOf(placed)).cancellations;
    expect([(await taken())?.refunded, Number.isInteger(refund)]).toEqual([String(refund), true]);

    const { data } = (await seller().client.get(`/api/admin/orders/details/${id}`)).body;
    expect(data.paymentHistory[0]).toMatchObject({ amount: totalAmount, currency: 'JPY' });
  });

  it.each([
    [{ price: 49.99 }, 'must be an amount like 4999'],
    [{ price: '8950.00' }, 'must be an amount like 4999'],
    [{ price: 100_000_001 }, 'must be an amount from 1 to 100,000,000, such as 4999'],
    [{ price: 8950, salePrice: 0.5 }, 'must be 0 or an amount like 4999'],
  ])('refuses the price %j', async (prices, message) => {
    await expect(onSale(seller(), prices as object)).rejects.toThrow(message);
  });

  it('says so to browsers, search engines and the feed', async () => {
    const productId = await onSale(seller(), { price: 8950, salePrice: 7000 });
    const path = await pathOf(seller(), productId);
    const { body: page } = await shop().visitor().get(path);
    expect(page).toContain(
      '&quot;code&quot;:&quot;JPY&quot;,&quot;digits&quot;:0,&quot;symbol&quot;:&quot;¥&quot;',
    );
    expect(page).toContain('<meta property="product:price:amount" content="7000">');
    expect(page).toContain('"priceCurrency":"JPY","price":"7000"');
    const { body: feed } = await shop().visitor().get('/api/shop/product-feed');
    expect(feed).toContain('<g:price>8950 JPY</g:price><g:sale_price>7000 JPY</g:sale_price>');
  });

  it('counts prices in steps of yen', async () => {
    await onSale(seller(), { price: 8950 });
    const { body } = await shop().visitor().get('/api/shop/products/get?price=5000-10000');
    expect(body.meta.facets.price).toHaveProperty('5000-10000');
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.data.every(({ price }: { price: number }) => price >= 5000)).toBe(true);
  });

  it('exports orders in yen', async () => {
    await addOrder(shop(), { totalCents: 12_345 });
    const { body } = await seller().client.get('/api/admin/orders/export');
    expect(body).toMatch(/,12345,.*,JPY,/);
  });

  it('does not start with another currency any more', async () => {
    const env = { DATABASE_URL: shop().databaseUrl, SHOP_CURRENCY: 'EUR' };
    const { code, complaint } = await runProgram('demo/main.ts', env);
    const reason =
      'The orders of this shop are in JPY, and SHOP_CURRENCY is EUR: set SHOP_CURRENCY=JPY, or use another database.\n';
    expect([code, complaint]).toEqual([1, reason]);
    const [kept] = await inDatabase<{ currency: string }>(
      shop(),
      'SELECT currency FROM ordering.order_counter',
    );
    expect(kept).toEqual({ currency: 'JPY' });
  });
});

describe('a currency that PayPal lacks', () => {
  it.each(['KWD', 'eur', 'BTC'])('is refused at the start: %s', async (SHOP_CURRENCY) => {
    const { code, complaint } = await runProgram('demo/main.ts', {
      DATABASE_URL: 'postgres://unused',
      SHOP_CURRENCY,
    });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /SHOP_CURRENCY must be the ISO 4217 code of a currency in which PayPal takes money: AUD, .*USD\n$/,
    );
  });
});
