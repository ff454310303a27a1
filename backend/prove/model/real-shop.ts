import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { inCart, inSizes, withAddress } from '../../test/support/shop/goods';
import type { PayPalSimulatorControls } from '../../test/support/paypal/paypal-simulator-controls';
import { type Person, shopper } from '../../test/support/shop/people';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import type { ShopProcess } from '../shop/shop-process';
import { stopClocks } from '../shop/stop-clocks';
import { stateOfRun } from './state-of-run';
import type { Beginning, ModelOrder, ShopModel } from './shop-model';
import type { Expected } from './terms';

/** The state of the shop at the start of a run. */
export interface Stage {
  shop: ShopProcess;
  shopAdmin: Person;
  payPal: PayPalSimulatorControls;
  database: Client;
}

interface RealOrder {
  id: string;
  shopper: number;
  paymentId: string;
  gatewayOrderId: string;
}

interface StoredState {
  goods: unknown[];
  carts: unknown[];
  orders: { address: string | number }[];
  underway: number;
}

type Body = Record<string, unknown>;
/** The fields of the API's responses that a model compares. */
interface WireCart {
  items: { variantId: string; quantity: number; price: number; salePrice: number; totalStock: number }[];
  total: number;
}
interface WireOrder {
  userId: string;
  addressInfo: { addressId: string };
  cartItems: { variantId: string; quantity: number; price: number }[];
  totalAmount: number;
  orderStatus: string;
  paymentStatus: string;
}

const sizes = ['S', 'M', 'L'];
const settlesWithinMs = 20_000;
const cents = (dollars: number): number => Math.round(dollars * 100);

/** The built shop, with people and goods of this run alone, in the words of the model: both call a thing by its place. */
export class RealShop {
  readonly orders: RealOrder[] = [];
  private readonly seenTotals = new Map<number, number>();
  readonly script: string[] = [];

  private constructor(
    private readonly stage: Stage,
    private readonly people: { person: Person; addresses: string[] }[],
    readonly products: string[],
    readonly variants: string[],
  ) {}

  static async begin(stage: Stage, { goods, shoppers, isTold }: Beginning): Promise<RealShop> {
    await stage.payPal.tell(isTold ? 'prompt' : 'never');
    const people = await Promise.all(
      Array.from({ length: shoppers }, async () => {
        const person = await shopper(stage.shop);
        return { person, addresses: [await withAddress(person), await withAddress(person)] };
      }),
    );
    const drafts = goods.map(({ price, stock }) => ({ price: price / 100, stock }));
    const cap = drafts.pop()!;
    const shirts = drafts.map((draft, place) => ({ ...draft, size: sizes[place]! }));
    const shirt = await inSizes(stage.shopAdmin, { title: 'Shirt', options: undefined, variants: shirts });
    const other = await inSizes(stage.shopAdmin, { title: 'Cap', options: undefined, variants: [cap] });
    const variants = [...shirts.map(({ size }) => shirt.variantOf(size)), other.variantOf('')];
    return new RealShop(stage, people, [shirt.productId, other.productId], variants);
  }

  get shopAdmin(): Person {
    return this.stage.shopAdmin;
  }

  get payPal(): PayPalSimulatorControls {
    return this.stage.payPal;
  }

  witness(name: string, { status, code }: Expected): void {
    this.script.push(`${name} ${code ?? status}`);
  }

  person(shopper: number): Person {
    return this.people[shopper]!.person;
  }

  address(shopper: number, place: number): string {
    return this.people[shopper]!.addresses[place]!;
  }

  /** In dollars, as the shopper was shown it last. */
  seenTotal(shopper: number): number | undefined {
    return this.seenTotals.get(shopper);
  }

  visit(path: string): Promise<ShopResponse> {
    return this.stage.shop.visitor().get(path);
  }

  putInCart(shopper: number, product: number, quantity: number, variant?: number): Promise<ShopResponse> {
    return inCart(this.person(shopper), this.products[product]!, quantity, this.variants[variant ?? -1]);
  }

  /** Does it as soon as its time comes, which is now. */
  async runJob(name: string, payload: Record<string, string>): Promise<void> {
    await this.stage.database.query('SELECT graphile_worker.add_job($1, $2::json)', [
      name,
      JSON.stringify(payload),
    ]);
  }

  async makeOverdue(order: number): Promise<void> {
    await this.stage.database.query(
      `UPDATE ordering.orders SET reserved_until = now() WHERE id = $1 AND stage = 'awaiting-payment'`,
      [this.orders[order]!.id],
    );
  }

  /** The stored state once no job and no webhook is left to do. */
  async state(): Promise<ShopModel['state']> {
    const deadline = Date.now() + settlesWithinMs;
    for (;;) {
      const { underway, ...state } = await this.storedState();
      if (underway === 0) {
        await stopClocks(this.stage.database);
        return state as ShopModel['state'];
      }
      if (Date.now() > deadline) throw new Error('what is under way does not end');
      await pause(5);
    }
  }

  /** The answer about a cart. */
  seenCart(shopper: number, response: ShopResponse): Expected {
    const { data } = response.body as { data?: WireCart };
    if (!data) return seen(response);
    this.seenTotals.set(shopper, data.total);
    const items = data.items.map(({ variantId, quantity, price, salePrice, totalStock }) => ({
      variant: this.variants.indexOf(variantId),
      quantity,
      price: cents(salePrice || price),
      totalStock,
    }));
    return seen(response, { items, total: cents(data.total) });
  }

  /** The answer about an order. */
  seenOrder(response: ShopResponse): Expected {
    const { data } = response.body as { data?: WireOrder };
    if (!data) return seen(response);
    const shopper = this.people.findIndex(({ person }) => person.id === data.userId);
    return seen(response, {
      shopper,
      address: this.placeOfAddress(shopper, data.addressInfo.addressId),
      lines: data.cartItems.map(({ variantId, quantity, price }) => ({
        variant: this.variants.indexOf(variantId),
        quantity,
        price: cents(price),
      })),
      total: cents(data.totalAmount),
      status: data.orderStatus,
      paymentStatus: data.paymentStatus,
    });
  }

  /** The answer that leads to the provider. */
  async seenOpened(shopper: number, response: ShopResponse): Promise<Expected> {
    const { orderId, approvalURL } = response.body as { orderId?: string; approvalURL?: string };
    if (orderId === undefined || approvalURL === undefined) return this.seenCart(shopper, response);
    const gatewayOrderId = new URL(approvalURL).searchParams.get('token')!;
    if (!this.orders.some(({ id }) => id === orderId)) {
      this.orders.push({ id: orderId, shopper, gatewayOrderId, paymentId: await this.paymentOf(orderId) });
    }
    const isIt = (one: RealOrder) => one.id === orderId && one.gatewayOrderId === gatewayOrderId;
    return seen(response, { order: this.orders.findIndex(isIt) });
  }

  private async paymentOf(orderId: string): Promise<string> {
    const { rows } = await this.stage.database.query<{ payment_id: string }>(
      'SELECT payment_id FROM ordering.orders WHERE id = $1',
      [orderId],
    );
    return rows[0]!.payment_id;
  }

  private async storedState(): Promise<StoredState> {
    const shoppers = this.people.map(({ person }) => person.id);
    const { rows } = await this.stage.database.query<StoredState>({
      name: 'state-of-run',
      text: stateOfRun,
      values: [shoppers, this.variants],
    });
    const [state] = rows as [StoredState & { orders: (ModelOrder & { address: string | number })[] }];
    for (const order of state.orders) {
      order.address = this.placeOfAddress(order.shopper, String(order.address));
    }
    return state;
  }

  private placeOfAddress(shopper: number, addressId: string): number {
    return this.people[shopper]?.addresses.indexOf(addressId) ?? -1;
  }
}

/** @param data in the words of the model */
export function seen({ status, body }: ShopResponse, data?: unknown): Expected {
  const { code, message } = body as { code?: string; message?: string } & Body;
  return { status, ...(code !== undefined && { code }), says: message ?? '', data };
}
