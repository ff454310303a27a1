import { type Answer, ShopClient } from '../test/support/shop-client';
import { inCart, inSizes, withAddress } from '../test/support/goods';
import { admin, type Person, shopper } from '../test/support/people';
import { PayPalSimulatorControls } from '../test/support/paypal-simulator-controls';
import type { ShopProcess } from './shop-process';

export interface OpenOrder {
  orderId: string;
  gatewayOrderId: string;
}

/** What became of a call: an answer, a busy sign (503, or the provider's), a closed door, or a line that was cut in the middle. */
export type CallOutcome = 'answered' | 'unavailable' | 'refused' | 'failed' | 'cut';

export const initialStock = 1_000_000;

/** What a buyer is after. */
interface Goods {
  productId: string;
  variantId: string;
}

const sizes = ['S', 'M', 'L'];

async function shirtInSizes(keeper: Person, title: string): Promise<Goods[]> {
  const variants = sizes.map((size) => ({ size, price: 89.5, stock: initialStock }));
  const { productId, variantOf } = await inSizes(keeper, { title, options: undefined, variants });
  return sizes.map((size) => ({ productId, variantId: variantOf(size) }));
}

/** Shoppers with an address each, who buy the same few products of a shop that may be restarted under them. */
export class Crowd {
  private constructor(
    private readonly currentShop: () => ShopProcess,
    readonly buyers: Buyer[],
  ) {}

  static async gather(currentShop: () => ShopProcess, size: number): Promise<Crowd> {
    const shop = { databaseUrl: currentShop().databaseUrl, visitor: () => visitorOf(currentShop) };
    const keeper = await admin(shop);
    const goods = [];
    for (let number = 0; number < 2; number++) goods.push(...(await shirtInSizes(keeper, `Shirt ${number}`)));
    const buyers = [];
    for (let number = 0; number < size; number++) {
      const person = await shopper(shop);
      buyers.push(new Buyer(person, await withAddress(person), goods[number % goods.length]!));
    }
    return new Crowd(currentShop, buyers);
  }

  get payPal(): PayPalSimulatorControls {
    return new PayPalSimulatorControls(`${this.currentShop().url}/simulators/paypal`);
  }

  approve({ gatewayOrderId }: OpenOrder): Promise<unknown> {
    return this.payPal.decide(gatewayOrderId, 'approve');
  }
}

const visitorOf = (currentShop: () => ShopProcess): ShopClient => new ShopClient(() => currentShop().url);

export class Buyer {
  constructor(
    private readonly person: Person,
    private readonly addressId: string,
    private readonly wanted: Goods,
  ) {}

  fillCart(): Promise<Answer> {
    return inCart(this.person, this.wanted.productId, 1, this.wanted.variantId);
  }

  create(): Promise<Answer> {
    const body = { userId: this.person.id, addressInfo: { addressId: this.addressId } };
    return this.person.client.post('/api/shop/order/create', body);
  }

  async order(): Promise<OpenOrder> {
    await this.fillCart();
    return openOrderOf(await this.create());
  }

  capture({ orderId, gatewayOrderId }: OpenOrder): Promise<Answer> {
    return this.person.client.post('/api/shop/order/capture', { orderId, paymentId: gatewayOrderId });
  }

  cart(): Promise<Answer> {
    return this.person.client.get(`/api/shop/cart/get/${this.person.id}`);
  }
}

export function openOrderOf({ status, body }: Answer): OpenOrder {
  if (status !== 201) throw new Error(`No order: ${status} ${JSON.stringify(body)}`);
  const { orderId, approvalURL } = body as { orderId: string; approvalURL: string };
  return { orderId, gatewayOrderId: new URL(approvalURL).searchParams.get('token')! };
}

/** The simulator shares the shop's database: without it, the provider fails, too. */
const triedAgainLater = new Set([502, 503, 504]);

/** Never rejects: a storm goes on whatever becomes of one call. */
export async function outcomeOf(call: Promise<Answer>): Promise<CallOutcome> {
  try {
    const { status } = await call;
    if (triedAgainLater.has(status)) return 'unavailable';
    return status >= 500 ? 'failed' : 'answered';
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code === 'ECONNREFUSED' ? 'refused' : 'cut';
  }
}

export function count(outcomes: CallOutcome[]): Record<CallOutcome, number> {
  const counts = { answered: 0, unavailable: 0, refused: 0, failed: 0, cut: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
