import { newId } from '../../../src/shared/ids';
import { PayPalSimulatorControls } from '../paypal/paypal-simulator-controls';
import { tokenOf } from '../shop/checkouts';
import { inDatabase } from '../shop/people';
import type { ShopClient } from '../shop/shop-client';
import type { TestShop } from '../shop/test-shop';

export interface Guest {
  email: string;
  address: object;
}

const address = {
  recipient: 'Gil Guest',
  address: '12 Needle Lane',
  city: 'Portland',
  region: 'OR',
  pincode: '97201',
  country: 'US',
  phone: '+1 503 555 0142',
  notes: '',
};

export const aGuest = (email = `${newId()}@haberdash.test`): Guest => ({ email, address });

export const withLink = (orderLink: string) => ({ 'order-link': orderLink });

/** Whoever has the link of an order opens it. */
export const openByLink = (shop: TestShop, orderLink: string) =>
  shop.visitor().ask('/api/shop/order/link', { headers: withLink(orderLink) });

export async function buyerIdOf(shop: TestShop, orderId: string): Promise<string> {
  const sql = 'SELECT shopper_id AS id FROM ordering.orders WHERE id = $1';
  const [order] = await inDatabase<{ id: string }>(shop, sql, [orderId]);
  return order!.id;
}

/** Puts a product into the cart of a new visitor, where visitors may buy. */
export async function filledVisitor(shop: TestShop, productId: string): Promise<ShopClient> {
  const visitor = shop.visitor();
  await visitor.post('/api/shop/cart/add', { userId: 'visitor', productId, quantity: 1 });
  return visitor;
}

export async function orderedByGuest(shop: TestShop, productId: string, guest = aGuest()) {
  const visitor = await filledVisitor(shop, productId);
  const placed = await visitor.post('/api/shop/order/create', { guest });
  const { orderId, orderLink } = placed.body as { orderId: string; orderLink: string };
  return { visitor, orderId, orderLink, paymentId: tokenOf(placed), guest };
}

export async function paidByGuest(shop: TestShop, productId: string, guest = aGuest()) {
  const ordered = await orderedByGuest(shop, productId, guest);
  const { visitor, orderId, orderLink, paymentId } = ordered;
  await new PayPalSimulatorControls(`${shop.url}/simulators/paypal`).decide(paymentId, 'approve');
  const capture = { orderId, paymentId, payerId: 'PAYER' };
  const captured = await visitor.post('/api/shop/order/capture', capture, withLink(orderLink));
  if (captured.status !== 200) throw new Error(`Not paid: ${JSON.stringify(captured.body)}`);
  return { ...ordered, captured };
}
