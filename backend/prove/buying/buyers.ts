import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { type ShopResponse, ShopClient } from '../../test/support/shop/shop-client';
import { inCart, inSizes, withAddress } from '../../test/support/shop/goods';
import { admin, type Person, shopper } from '../../test/support/shop/people';
import { PayPalSimulatorControls } from '../../test/support/paypal/paypal-simulator-controls';
import type { ShopProcess } from '../shop/shop-process';

export interface OpenOrder {
  orderId: string;
  gatewayOrderId: string;
}

/** The outcome of a call: answered, 502 to 504, connection refused, another 5xx, or connection cut. */
export type CallOutcome = 'answered' | 'unavailable' | 'refused' | 'failed' | 'cut';

/** The variant that a buyer wants. */
export interface Goods {
  productId: string;
  variantId: string;
}

interface SizedGoods extends Goods {
  size: string;
}

const sizes = ['S', 'M', 'L'] as const;

/** Stock of each size of a product. */
type Pieces = Record<(typeof sizes)[number], number>;

const plenty: Pieces = { S: 1_000_000, M: 1_000_000, L: 1_000_000 };
const prices = { S: 89.5, M: 20.05, L: 33.33 };
const titles = ['Shirt', 'Jacket'];

/** Registering costs the server more than buying. */
const gatheredAtOnce = 4;

async function inAllSizes(shopAdmin: Person, title: string, pieces: Pieces): Promise<SizedGoods[]> {
  const variants = sizes.map((size) => ({ size, price: prices[size], stock: pieces[size] }));
  const { productId, variantOf } = await inSizes(shopAdmin, { title, options: undefined, variants });
  return sizes.map((size) => ({ size, productId, variantId: variantOf(size) }));
}

/** Shoppers with an address each, who buy the same few products of a shop that may restart at any time. */
export class Buyers {
  readonly all: Buyer[] = [];

  private constructor(
    private readonly currentShop: () => ShopProcess,
    readonly shopAdmin: Person,
    readonly goods: SizedGoods[],
  ) {}

  static async gather(currentShop: () => ShopProcess, size: number, pieces = plenty): Promise<Buyers> {
    const shopAdmin = await admin(behind(currentShop));
    const goods: SizedGoods[] = [];
    for (const title of titles) goods.push(...(await inAllSizes(shopAdmin, title, pieces)));
    const buyers = new Buyers(currentShop, shopAdmin, goods);
    const inTurn = new PQueue({ concurrency: gatheredAtOnce });
    const arrive = (number: number) => inTurn.add(() => buyers.newcomer(goods[number % goods.length]!));
    buyers.all.push(...(await Promise.all(Array.from({ length: size }, (_, number) => arrive(number)))));
    return buyers;
  }

  /** Adds a buyer who is not in `all`. */
  async newcomer(wanted: Goods): Promise<Buyer> {
    const person = await shopper(behind(this.currentShop));
    return new Buyer(person, await withAddress(person), wanted);
  }

  /** Another admin of the shop. */
  colleague(): Promise<Person> {
    return admin(behind(this.currentShop));
  }

  get payPal(): PayPalSimulatorControls {
    return new PayPalSimulatorControls(this.payPalUrl);
  }

  get payPalUrl(): string {
    return `${this.currentShop().url}/simulators/paypal`;
  }

  approve({ gatewayOrderId }: OpenOrder): Promise<Response> {
    return this.payPal.decide(gatewayOrderId, 'approve');
  }

  /** At the provider; then the browser follows the redirect back. */
  async cancel({ gatewayOrderId }: OpenOrder): Promise<ShopResponse> {
    const { headers } = await this.payPal.decide(gatewayOrderId, 'cancel');
    const { pathname } = new URL(headers.get('location')!);
    return visitorOf(this.currentShop).get(pathname);
  }
}

const behind = (currentShop: () => ShopProcess) => ({
  databaseUrl: currentShop().databaseUrl,
  visitor: () => visitorOf(currentShop),
});

const visitorOf = (currentShop: () => ShopProcess): ShopClient => new ShopClient(() => currentShop().url);

export class Buyer {
  constructor(
    private readonly person: Person,
    private readonly addressId: string,
    readonly wanted: Goods,
  ) {}

  get id(): string {
    return this.person.id;
  }

  get client(): ShopClient {
    return this.person.client;
  }

  fillCart({ productId, variantId } = this.wanted, pieces = 1): Promise<ShopResponse> {
    return inCart(this.person, productId, pieces, variantId);
  }

  /** The price that an order of the cart would have now. */
  deliveries(): Promise<ShopResponse> {
    return this.person.client.get(`/api/shop/checkout/delivery?addressId=${this.addressId}`);
  }

  create(idempotencyKey?: string, seen: object = {}): Promise<ShopResponse> {
    const body = { userId: this.person.id, addressInfo: { addressId: this.addressId }, ...seen };
    const headers: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
    return this.person.client.post('/api/shop/order/create', body, headers);
  }

  async order(): Promise<OpenOrder> {
    await persistently(() => this.fillCart());
    return openOrderOf(await persistently(() => this.create()));
  }

  capture({ orderId, gatewayOrderId }: OpenOrder): Promise<ShopResponse> {
    return this.person.client.post('/api/shop/order/capture', { orderId, paymentId: gatewayOrderId });
  }

  cancelOrder({ orderId }: OpenOrder): Promise<ShopResponse> {
    return this.person.client.post(`/api/shop/order/cancel/${orderId}`, {});
  }

  /** Left out: one of those wanted. */
  cancelPieces(
    { orderId }: Pick<OpenOrder, 'orderId'>,
    cancellationId: string,
    pieces = [{ variantId: this.wanted.variantId, quantity: 1 }],
  ): Promise<ShopResponse> {
    const body = { _id: cancellationId, pieces };
    return this.person.client.post(`/api/shop/order/cancellations/${orderId}`, body);
  }

  cart(): Promise<ShopResponse> {
    return this.person.client.get(`/api/shop/cart/get/${this.person.id}`);
  }

  orders(): Promise<ShopResponse> {
    return this.person.client.get(`/api/shop/order/list/${this.person.id}`);
  }

  whoAmI(): Promise<ShopResponse> {
    return this.person.client.get('/api/auth/check-auth');
  }

  review({ productId } = this.wanted): Promise<ShopResponse> {
    const review = { productId, reviewMessage: 'As I expected it.', reviewValue: 4 };
    return this.person.client.post('/api/shop/review/add', review);
  }

  /** Also for goods that are not in the cart: the refusal is an answer, too. */
  putBack({ productId, variantId }: Goods): Promise<ShopResponse> {
    const { id, client } = this.person;
    return client.delete(`/api/shop/cart/${id}/${productId}?variantId=${variantId}`);
  }
}

export function openOrderOf({ status, body }: ShopResponse): OpenOrder {
  if (status !== 201) throw new Error(`No order: ${status} ${JSON.stringify(body)}`);
  const { orderId, approvalURL } = body as { orderId: string; approvalURL: string };
  return { orderId, gatewayOrderId: new URL(approvalURL).searchParams.get('token')! };
}

/** The simulator uses the shop's database: without it, the provider fails, too. */
const triedAgainLater = new Set([502, 503, 504]);
const pauseMs = 150;

/** Retries when the server is unavailable or the connection breaks. */
export async function persistently<Result extends { status: number }>(
  ask: () => Promise<Result>,
  isWorthAnotherTry = (status: number) => triedAgainLater.has(status),
): Promise<Result> {
  const giveUpAt = Date.now() + 120_000;
  for (;;) {
    const response = await ask().catch(() => undefined);
    if (response && !isWorthAnotherTry(response.status)) return response;
    if (Date.now() > giveUpAt)
      throw new Error(`No answer but ${response?.status ?? 'cut lines'} for two minutes`);
    await pause(pauseMs);
  }
}

/** Never rejects: traffic continues after a failed call. */
export async function outcomeOf(call: Promise<ShopResponse>): Promise<CallOutcome> {
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
