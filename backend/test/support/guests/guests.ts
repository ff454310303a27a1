import { type MailServer, startMailServer } from '../services/mail-server';
import { onSale } from '../shop/goods';
import { startHostedServer } from '../shop/hosted-server';
import { admin, type Person } from '../shop/people';
import type { ShopClient } from '../shop/shop-client';
import { testShop } from '../shop/test-shop';
import { aGuest, filledVisitor, type Guest, paidByGuest } from './guest-buyer';

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
  return {
    shop,
    seller: () => theSeller,
    productId: () => productId,
    mails: () => mailServer,
    /** A visitor with one piece in the cart. */
    filled: () => filledVisitor(shop(), productId),
    order: (visitor: ShopClient, guest: Guest = aGuest()) =>
      visitor.post('/api/shop/order/create', { guest }),
    paid: (guest?: Guest) => paidByGuest(shop(), productId, guest),
  };
}
