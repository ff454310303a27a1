import { Client } from 'pg';
import { aGuest, filledVisitor, openByLink, withLink } from '../support/guests/guest-buyer';
import { PayPalSimulatorControls } from '../support/paypal/paypal-simulator-controls';
import { tokenOf } from '../support/shop/checkouts';
import { inCart, onSale, withAddress } from '../support/shop/goods';
import { admin, inDatabase, password, type Person, shopper } from '../support/shop/people';
import type { ShopClient, ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { whoWaits } from '../support/turns';
import { until } from '../support/until';

/** A visitor has ordered and not paid, and signs in to an account. */
describe('an unpaid order of a guest who signs in', () => {
  const shop = testShop({ VISITORS: 'buy' });
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });

  const payPal = () => new PayPalSimulatorControls(`${shop().url}/simulators/paypal`);
  /** @returns the browser, what it ordered, and how its person signs in */
  const ordered = async (totalStock = 1) => {
    const productId = await onSale(seller, { price: 40, totalStock });
    const sam = await shopper(shop());
    const addressId = await withAddress(sam);
    const client = await filledVisitor(shop(), productId);
    const placed = await client.post('/api/shop/order/create', { guest: aGuest() });
    const { email } = (await sam.client.get('/api/auth/check-auth')).body.user;
    const logIn = () => client.post('/api/auth/login', { email, password });
    return { productId, sam, addressId, client, placed, logIn };
  };
  /** @returns the browser, which is signed in, and what it ordered before */
  const signedIn = async (totalStock = 1) => {
    const { logIn, ...before } = await ordered(totalStock);
    await logIn();
    return before;
  };
  const link = ({ body }: ShopResponse) => withLink(body.orderLink);
  const capture = (client: ShopClient, placed: ShopResponse) =>
    client.post(
      '/api/shop/order/capture',
      { orderId: placed.body.orderId, paymentId: tokenOf(placed), payerId: 'PAYER' },
      placed.body.orderLink ? link(placed) : {},
    );
  const opened = async (placed: ShopResponse) => (await openByLink(shop(), placed.body.orderLink)).body.data;
  const cartOf = async ({ id }: Person, client: ShopClient) =>
    (await client.get(`/api/shop/cart/get/${id}`)).body.data;
  const orderAgain = (client: ShopClient, addressId: string) =>
    client.post('/api/shop/order/create', { addressInfo: { addressId } });

  it('is replaced by the next order, which takes the pieces that it held', async () => {
    const { sam, addressId, client, placed } = await signedIn();
    expect((await cartOf(sam, client)).items).toMatchObject([{ quantity: 1, totalStock: 1 }]);
    const again = await orderAgain(client, addressId);
    expect(again.status).toBe(201);
    expect(again.body.orderId).not.toBe(placed.body.orderId);
    expect(await opened(placed)).toMatchObject({ cancelReason: 'replaced' });
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(shop().visitor(), placed)).status).toBe(409);
    await payPal().decide(tokenOf(again), 'approve');
    expect(await capture(client, again)).toMatchObject({ body: { data: { paymentStatus: 'paid' } } });
    const { captures } = await payPal().ledger();
    expect(captures.filter(({ orderId }) => orderId === tokenOf(placed))).toEqual([]);
  });

  it('takes what was bought out of the cart of the account when it is paid after all', async () => {
    const { sam, addressId, client, placed } = await signedIn(9);
    await payPal().decide(tokenOf(placed), 'approve');
    expect(await capture(shop().visitor(), placed)).toMatchObject({
      body: { data: { paymentStatus: 'paid' } },
    });
    expect((await cartOf(sam, client)).items).toEqual([]);
    expect(await orderAgain(client, addressId)).toMatchObject({ status: 409, body: { code: 'CART_EMPTY' } });
    const carts = await inDatabase(
      shop(),
      'SELECT FROM cart.carts c JOIN identity.visitors v ON v.id = c.shopper_id WHERE v.merged_into = $1',
      [sam.id],
    );
    expect(carts).toEqual([]);
  });

  it('locks the cart of the account before the pieces, like paying, so that they do not deadlock', async () => {
    const { sam, placed, logIn } = await ordered();
    await inCart(sam, await onSale(seller));
    const another = new Client({ connectionString: shop().databaseUrl });
    await another.connect();
    await another.query('BEGIN');
    await another.query('SELECT FROM cart.carts WHERE shopper_id = $1 FOR UPDATE', [sam.id]);
    const login = logIn();
    await until(async () => (await inDatabase(shop(), whoWaits)).length > 0);
    const held = 'SELECT FROM catalogue.reservations WHERE order_id = $1 FOR UPDATE NOWAIT';
    const taken = another.query(held, [placed.body.orderId]).then(
      ({ rowCount }) => rowCount,
      (refusal: unknown) => refusal,
    );
    expect(await taken.finally(() => another.end())).toBe(1);
    expect((await login).body).toMatchObject({ success: true });
  });

  it('is not ordered again while its payment is under review', async () => {
    const { sam, addressId, client, placed } = await signedIn(9);
    await payPal().decide(tokenOf(placed), 'review');
    await capture(shop().visitor(), placed);
    expect((await cartOf(sam, client)).items).toMatchObject([{ quantity: 1, underReview: 1 }]);
    expect(await orderAgain(client, addressId)).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_IN_REVIEW' },
    });
  });
});
