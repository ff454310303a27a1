import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './http';
import type { Person } from './shop/world';

interface OpenOrder {
  orderId: string;
  /** The provider's id of the payment. */
  paymentId: string;
}

interface CartBody {
  success: boolean;
  data: { items: { variantId: string; quantity: number }[]; total: number };
}

interface PlacedBody {
  success: boolean;
  approvalURL: string;
  orderId: string;
}

interface CapturedBody {
  success: boolean;
  data: { _id: string; orderStatus: string; paymentStatus: string; totalAmount: number };
}

const retryAfterMs = 100;

/** A person at the shop who checks each response: a wrong one ends the bench. */
export class Buyer {
  constructor(
    private readonly url: string,
    private readonly person: Person,
  ) {}

  /** Adds one piece of the product that this person wants. */
  async addToCart(): Promise<CartBody> {
    const { id: userId, productId, variantId } = this.person;
    const cart = await this.post<CartBody>(200, 'cart/add', { userId, productId, variantId, quantity: 1 });
    const [line, ...others] = cart.data.items;
    const isRight = line?.variantId === variantId && line.quantity > 0 && others.length === 0;
    return rightOrThrow(cart, isRight && cart.data.total > 0);
  }

  async cart(): Promise<CartBody> {
    const url = `${this.url}/api/shop/cart/get/${this.person.id}`;
    const { status, text } = await ask({ method: 'GET', url, cookie: this.person.cookie });
    const cart = JSON.parse(text) as CartBody;
    return rightOrThrow(cart, status === 200 && cart.data.items.length > 0);
  }

  async placeOrder(): Promise<OpenOrder> {
    const { id: userId, addressId } = this.person;
    const body = { userId, addressInfo: { addressId } };
    const { orderId, approvalURL } = await this.post<PlacedBody>(201, 'order/create', body);
    return { orderId, paymentId: new URL(approvalURL).searchParams.get('token')! };
  }

  async capture({ orderId, paymentId }: OpenOrder): Promise<CapturedBody> {
    const order = await this.post<CapturedBody>(200, 'order/capture', { orderId, paymentId });
    const { _id, orderStatus, paymentStatus } = order.data;
    return rightOrThrow(order, _id === orderId && orderStatus === 'confirmed' && paymentStatus === 'paid');
  }

  /** Buys from the empty cart to the paid order. The provider's page is not measured: its buyer always agrees. */
  async buy(): Promise<void> {
    await this.addToCart();
    await this.capture(await this.placeOrder());
  }

  private async post<Body extends { success: boolean }>(
    expected: number,
    path: string,
    json: object,
  ): Promise<Body> {
    const url = `${this.url}/api/shop/${path}`;
    const send = () => ask({ method: 'POST', url, cookie: this.person.cookie, json });
    let { status, text } = await send();
    // An overloaded server has changed nothing and asks for a retry.
    while (status === 503) {
      await pause(retryAfterMs);
      ({ status, text } = await send());
    }
    const body = JSON.parse(text) as Body;
    if (status !== expected || !body.success) throw new Error(`${path}: ${status} ${text}`);
    return body;
  }
}

function rightOrThrow<Body>(body: Body, isRight: boolean): Body {
  if (!isRight) throw new Error(`The response is wrong: ${JSON.stringify(body)}`);
  return body;
}
