import { Client } from 'pg';
import { inCart, inSizes, withAddress } from '../../test/support/shop/goods';
import { PayPalSimulatorControls } from '../../test/support/paypal/paypal-simulator-controls';
import { admin, type Person, shopper } from '../../test/support/shop/people';
import type { ShopClient } from '../../test/support/shop/shop-client';
import type { ShopProcess } from '../shop/shop-process';
import { stopClocks } from '../shop/stop-clocks';

export interface Goods {
  productId: string;
  variantId: string;
  /** In dollars; nobody changes it. */
  price: number;
}

export interface PlacedOrder {
  orderId: string;
  paymentId: string;
  gatewayOrderId: string;
}

export interface Customer {
  person: Person;
  addressId: string;
}

export interface Buyer extends Customer {
  order: PlacedOrder;
}

/** Who is robbed, and who tries to. */
export interface Scene {
  shop: ShopProcess;
  payPal: PayPalSimulatorControls;
  database: Client;
  shopAdmin: Person;
  nobody: ShopClient;
  /** Two sizes of a product, and another product. */
  goods: [Goods, Goods, Goods];
  /** Has an order that waits for its payment, of two of the first goods and one of the last, and the same in the cart. */
  thief: Buyer;
  /** Their orders wait for their payment, are agreed to, and are paid. */
  victims: [Buyer, Buyer, Buyer];
}

export const thiefsLines = [
  { goods: 0, quantity: 2 },
  { goods: 2, quantity: 1 },
] as const;

export async function setScene(shop: ShopProcess): Promise<Scene> {
  const database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const payPal = new PayPalSimulatorControls(`${shop.url}/simulators/paypal`);
  const shopAdmin = await admin(shop);
  const goods = await goodsOf(shopAdmin);
  const buyer = async (): Promise<Buyer> => {
    const customer = await newCustomer(shop);
    for (const line of thiefsLines) await fill(customer, goods[line.goods], line.quantity);
    return { ...customer, order: await orderOf(database, customer) };
  };
  const [thief, waiting, agreed, paid] = [await buyer(), await buyer(), await buyer(), await buyer()];
  for (const { order } of [agreed, paid]) await payPal.decide(order.gatewayOrderId, 'approve');
  await capture(paid);
  await fill(paid, goods[0], 1);
  const victims: Scene['victims'] = [waiting, agreed, paid];
  // Every later change was made by somebody's call.
  await stopClocks(database);
  return { shop, payPal, database, shopAdmin, nobody: shop.visitor(), goods, thief, victims };
}

export async function newCustomer(shop: ShopProcess): Promise<Customer> {
  const person = await shopper(shop);
  return { person, addressId: await withAddress(person) };
}

async function goodsOf(shopAdmin: Person): Promise<Scene['goods']> {
  const price = { S: 89.5, M: 120, cap: 19.99 };
  const variants = (['S', 'M'] as const).map((size) => ({ size, price: price[size], stock: 100_000 }));
  const shirt = await inSizes(shopAdmin, { title: 'Shirt', options: undefined, variants });
  const caps = [{ price: price.cap, stock: 100_000 }];
  const cap = await inSizes(shopAdmin, { title: 'Cap', options: undefined, variants: caps });
  return [
    { productId: shirt.productId, variantId: shirt.variantOf('S'), price: price.S },
    { productId: shirt.productId, variantId: shirt.variantOf('M'), price: price.M },
    { productId: cap.productId, variantId: cap.variantOf(''), price: price.cap },
  ];
}

async function fill({ person }: Customer, { productId, variantId }: Goods, quantity: number): Promise<void> {
  const { status } = await inCart(person, productId, quantity, variantId);
  if (status !== 200) throw new Error(`The cart was refused: ${status}`);
}

async function orderOf(database: Client, { person, addressId }: Customer): Promise<PlacedOrder> {
  const placed = await person.client.post('/api/shop/order/create', { addressInfo: { addressId } });
  const { orderId, approvalURL } = placed.body as { orderId: string; approvalURL: string };
  const gatewayOrderId = new URL(approvalURL).searchParams.get('token')!;
  const { rows } = await database.query<{ payment_id: string }>(
    'SELECT payment_id FROM ordering.orders WHERE id = $1',
    [orderId],
  );
  return { orderId, gatewayOrderId, paymentId: rows[0]!.payment_id };
}

async function capture({ person, order: { orderId, paymentId } }: Buyer): Promise<void> {
  const { status } = await person.client.post('/api/shop/order/capture', { orderId, paymentId });
  if (status !== 200) throw new Error(`The capture was refused: ${status}`);
}
