import type { INestApplication } from '@nestjs/common';
import { Offers } from '../../../src/catalogue/offers';
import { JudgeMethods, offersAmong } from '../../../src/delivery/application/judge-methods';
import { AddAddress } from '../../../src/identity/addresses/application/add-address';
import { IdentityFacade } from '../../../src/identity/identity.facade';
import { deliveryOf } from '../../../src/ordering/placing/application/choose-delivery';
import { OrderRepository } from '../../../src/ordering/orders/application/ports';
import type { DeliveryAddress } from '../../../src/ordering/orders/domain/delivery-address';
import type { OrderDelivery } from '../../../src/ordering/orders/domain/order-delivery';
import type { OrderedGoods } from '../../../src/ordering/orders/domain/order-line';
import { scheduleReconciliation } from '../../../src/payments/records/application/payment-jobs';
import { Database } from '../../../src/platform/postgres/database';
import type { Actor } from '../../../src/shared/actor';
import { Jobs } from '../../../src/shared/jobs';
import { Money } from '../../../src/shared/money';
import { ProductChanges } from '../../../src/shared/product-changes';
import type { DemoProduct } from '../demo-product';
import { emailOf } from '../seed-customers';
import { homeOf } from './demo-customers';
import type { DemoCart, DemoOrder } from './demo-orders';
import { insertAdditions, insertCart } from './insert-carts';
import { insertIntoPayPal } from './insert-into-paypal';
import { insertCustomerOrders, insertOrders, insertStockOf } from './insert-orders';
import { OrderLife } from './order-life';

/** Adds the pieces that orders took, so that the stock is as declared after them. */
export function withPiecesFor(orders: readonly DemoOrder[], product: DemoProduct): DemoProduct {
  const taken = piecesTakenBy(orders);
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: variant.stock + (taken.get(variant.sku) ?? 0),
  }));
  return { ...product, variants };
}

/** The pieces by SKU. */
function piecesTakenBy(orders: readonly DemoOrder[]): Map<string, number> {
  const taken = new Map<string, number>();
  const keptOnes = orders.filter(({ outcome }) => outcome === 'paid' || outcome === 'in-review');
  for (const { sku, quantity } of keptOnes.flatMap(({ lines }) => lines)) {
    taken.set(sku, (taken.get(sku) ?? 0) + quantity);
  }
  return taken;
}

/** Inside a unit of work, after the products. @param customers ids by name */
export async function seedOrders(
  app: INestApplication,
  orders: readonly DemoOrder[],
  customers: ReadonlyMap<string, string>,
  admin: Actor,
  now: Date,
): Promise<void> {
  const lines = await linesBySku(app);
  const addresses = await addAddresses(app, customers);
  const lives: OrderLife[] = [];
  for (const { customer, ...demo } of orders) {
    const [id, address] = [customers.get(customer)!, addresses.get(customer)!];
    const buyer = { id, name: customer, email: emailOf(customer), address };
    const bought = demo.lines.map(({ sku, quantity }) => ({ ...lines.get(sku)!, quantity }));
    const goods = { lines: bought, delivery: await deliveryAt(app, demo.placedAt) };
    const number = await app.get(OrderRepository, { strict: false }).nextNumber();
    lives.push(new OrderLife(number, buyer, goods, demo.placedAt, demo.outcome, admin, now));
  }
  await insertOrders(app, lives);
  await insertStockOf(app.get(Database), lives);
  await insertCustomerOrders(app.get(Database), lives);
  await insertIntoPayPal(app.get(Database), lives);
  const products = new Set([...lines.values()].map(({ productId }) => productId));
  app.get(ProductChanges, { strict: false }).figuresChanged([...products]);
  for (const { payment } of lives.filter(({ outcome }) => outcome === 'in-review')) {
    await scheduleReconciliation(app.get(Jobs), payment, now);
  }
}

/** The delivery as the shop would have offered it then, to every address. */
async function deliveryAt(app: INestApplication, at: Date): Promise<OrderDelivery> {
  const judged = await app.get(JudgeMethods, { strict: false }).execute({
    destination: { country: 'US', postcode: '' },
    goods: { subtotal: Money.zero, grams: null },
    at,
  });
  return deliveryOf(offersAmong(judged)[0]!);
}

/** Inside a unit of work, after the orders. @param customers ids by name */
export async function seedCarts(
  app: INestApplication,
  carts: readonly DemoCart[],
  orders: readonly DemoOrder[],
  customers: ReadonlyMap<string, string>,
): Promise<void> {
  const database = app.get(Database);
  const ordered = orders.map(({ customer, placedAt }) => ({ customer, filledAt: placedAt }));
  await insertAdditions(
    database,
    [...carts, ...ordered].map(({ customer, filledAt }) => ({
      shopperId: customers.get(customer)!,
      filledAt,
    })),
  );
  const lines = await linesBySku(app);
  for (const { customer, lines: wanted } of stillOpen(carts, orders)) {
    const bought = wanted.map(({ sku, quantity }) => ({ ...lines.get(sku)!, quantity }));
    await insertCart(database, customers.get(customer)!, bought);
  }
}

/** Each customer's last cart, unless they have ordered since. */
function stillOpen(carts: readonly DemoCart[], orders: readonly DemoOrder[]): DemoCart[] {
  const last = new Map<string, DemoCart>();
  for (const cart of carts) {
    const known = last.get(cart.customer);
    if (!known || known.filledAt < cart.filledAt) last.set(cart.customer, cart);
  }
  const hasOrderedSince = ({ customer, filledAt }: DemoCart) =>
    orders.some((order) => order.customer === customer && order.placedAt > filledAt);
  return [...last.values()].filter((cart) => !hasOrderedSince(cart));
}

async function linesBySku(app: INestApplication): Promise<Map<string, OrderedGoods>> {
  const variants = await app
    .get(Database)
    .query<{ id: string; sku: string }>('SELECT id, sku FROM catalogue.variants');
  const offers = await app.get(Offers, { strict: false }).ofVariants(variants.map(({ id }) => id));
  const skus = new Map(variants.map(({ id, sku }) => [id, sku]));
  return new Map(
    offers.map(({ variantId, productId, title, size, colour, image, sellingPrice: unitPrice }) => {
      const sku = skus.get(variantId)!;
      return [sku, { variantId, productId, title, size, colour, image, sku, unitPrice, quantity: 1 }];
    }),
  );
}

async function addAddresses(
  app: INestApplication,
  customers: ReadonlyMap<string, string>,
): Promise<Map<string, DeliveryAddress>> {
  const addAddress = app.get(AddAddress, { strict: false });
  const identity = app.get(IdentityFacade, { strict: false });
  const addresses = new Map<string, DeliveryAddress>();
  for (const [customer, userId] of customers) {
    const { id } = await addAddress.execute({ userId, fields: homeOf(customer) });
    addresses.set(customer, (await identity.buyerContact(userId, id, 'US'))!.address);
  }
  return addresses;
}
