import { PayPalSimulatorControls } from '../paypal/paypal-simulator-controls';
import { type MailServer, startMailServer } from '../services/mail-server';
import { tokenOf } from '../shop/checkouts';
import { onSale } from '../shop/goods';
import { startHostedServer } from '../shop/hosted-server';
import { admin, type Person } from '../shop/people';
import type { ShopClient } from '../shop/shop-client';
import { testShop } from '../shop/test-shop';

const home = {
  recipient: 'Gil Guest',
  address: '12 Needle Lane',
  city: 'Portland',
  region: 'OR',
  pincode: '97201',
  country: 'US',
  phone: '+1 503 555 0142',
  notes: '',
};

export const withLink = (token: string) => ({ headers: { 'order-link': token } });

/** A shop with a mail server where visitors may buy, and what guests do in it. Call what it returns inside a test. */
export function guests(settings: NodeJS.ProcessEnv = {}) {
  let mailServer: MailServer;
  const shop = testShop(
    { VISITORS: 'buy', ...settings },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  afterAll(() => mailServer.stop());
  let theSeller: Person;
  let productId: string;
  beforeAll(async () => {
    theSeller = await admin(shop());
    productId = await onSale(theSeller, { price: 40, totalStock: 900 });
  });
  /** A visitor with one piece in the cart. */
  const filled = async (): Promise<ShopClient> => {
    const visitor = shop().visitor();
    await visitor.post('/api/shop/cart/add', { userId: 'visitor', productId, quantity: 1 });
    return visitor;
  };
  let count = 0;
  const aGuest = () => ({ email: `guest-${++count}@haberdash.test`, address: home });
  const order = (visitor: ShopClient, guest: object | undefined = aGuest(), more: object = {}) =>
    visitor.post('/api/shop/order/create', { guest, ...more });
  const paid = async (guest = aGuest()) => {
    const visitor = await filled();
    const placed = await order(visitor, guest);
    const { orderId, orderLink } = placed.body;
    const paymentId = tokenOf(placed);
    await new PayPalSimulatorControls(`${shop().url}/simulators/paypal`).decide(paymentId, 'approve');
    const captured = await visitor.post(
      '/api/shop/order/capture',
      { orderId, paymentId, payerId: 'PAYER' },
      { 'order-link': orderLink },
    );
    return { visitor, orderId, orderLink, captured, guest };
  };
  return {
    shop,
    seller: () => theSeller,
    productId: () => productId,
    mails: () => mailServer,
    home,
    filled,
    aGuest,
    order,
    paid,
  };
}
