import { CartModel } from './cart-model';
import { type Expected, type Goods, isForSale, type Line, productOf } from './terms';

export interface Beginning {
  goods: Goods[];
  shoppers: number;
  /** Tells whether the provider's webhooks reach the shop. */
  isTold: boolean;
}

export interface ModelOrder {
  shopper: number;
  address: number;
  lines: (Line & { price: number })[];
  total: number;
  stage: 'awaiting-payment' | 'expired' | 'closed' | 'paid' | 'refunded';
  status: string;
  /** The buyer's decision at the provider. */
  decision: 'none' | 'approve' | 'decline';
  /** How often the provider refused the buyer's means of payment. */
  declines: number;
  taken: number;
  refunded: number;
  /** It was paid when an admin said that it is sent: its pieces never come back to stock. */
  hasParcel: boolean;
}

type Completion = 'paid' | 'refunded' | 'declined' | 'not-approved' | 'closed' | 'short';

const refused = (status: number, code: string): Expected => ({ status, code });
const notFound = refused(404, 'NOT_FOUND');

const refusalOf: Record<Exclude<Completion, 'paid'>, Expected> = {
  refunded: refused(409, 'ORDER_REFUNDED'),
  declined: refused(422, 'PAYMENT_DECLINED'),
  'not-approved': refused(409, 'PAYMENT_NOT_APPROVED'),
  closed: refused(409, 'ORDER_CLOSED'),
  short: refused(409, 'OUT_OF_STOCK'),
};

const paymentStatusOf = {
  'awaiting-payment': 'pending',
  expired: 'failed',
  closed: 'failed',
  paid: 'paid',
  refunded: 'refunded',
};

/** The shop by its rules (docs/rules.md), in plain arithmetic: each method says what the shop must answer, and becomes what it must become. */
export class ShopModel {
  readonly goods: Goods[];
  readonly carts: CartModel[];
  readonly orders: ModelOrder[] = [];
  private readonly isTold: boolean;

  constructor({ goods, shoppers, isTold }: Beginning) {
    this.goods = goods.map((one) => ({ ...one }));
    this.carts = Array.from({ length: shoppers }, (_, shopper) => {
      return new CartModel(this.goods, (variant) => this.stockFor(shopper, variant));
    });
    this.isTold = isTold;
  }

  place({ shopper, address, saysTotal }: { shopper: number; address: number; saysTotal: boolean }): Expected {
    const cart = this.carts[shopper]!;
    if (cart.lines.length === 0) return refused(409, 'CART_EMPTY');
    const hasChanged = saysTotal && cart.seenTotal !== undefined && cart.seenTotal !== cart.total;
    if (cart.hasLost || hasChanged) return { ...refused(409, 'PRICE_CHANGED'), data: cart.look() };
    const lines = cart.priced();
    const open = this.orders.filter((order) => order.shopper === shopper && isOpen(order));
    const same = open.find((order) => order.address === address && areSame(order.lines, lines));
    if (same) return this.opened(201, same);
    if (lines.some(({ variant, quantity }) => quantity > this.stockFor(shopper, variant))) {
      return { ...refused(409, 'OUT_OF_STOCK'), data: cart.look() };
    }
    for (const order of open) this.close(order);
    return this.opened(201, this.add(shopper, address, lines, cart.total));
  }

  pay({ by, order }: { by: number; order: number }): Expected {
    const found = this.ofShopper(by, order);
    if (!found) return notFound;
    return isOpen(found) ? this.opened(200, found) : refused(409, 'ORDER_CLOSED');
  }

  cancel({ by, order }: { by: number; order: number }): Expected {
    const found = this.ofShopper(by, order);
    if (!found) return notFound;
    if (isOpen(found)) this.close(found);
    return { status: 200, data: shown(found) };
  }

  capture({ by, order }: { by: number; order: number }): Expected {
    const found = this.ofShopper(by, order);
    if (!found) return notFound;
    const completion = this.complete(found);
    return completion === 'paid' ? { status: 200, data: shown(found) } : refusalOf[completion];
  }

  details({ by, order }: { by: number; order: number }): Expected {
    const found = this.ofShopper(by, order);
    return found ? { status: 200, data: shown(found) } : notFound;
  }

  /** The buyer decides at the provider. */
  decide({ order, decision }: { order: number; decision: 'approve' | 'decline' }): Expected {
    const found = this.orders[order]!;
    if (found.taken === 0) {
      found.decision = decision;
      if (this.isTold) this.completeUnattended(found);
    }
    return { status: 303 };
  }

  /** At the provider, too. */
  turnBack({ order }: { order: number }): Expected {
    const found = this.orders[order]!;
    if (isOpen(found)) this.expire(found);
    return { status: 303 };
  }

  /** The time to pay is over: the stock goes back first, then the provider is asked. */
  runOut({ order }: { order: number }): void {
    const found = this.orders[order]!;
    if (!isOpen(found)) return;
    this.expire(found);
    this.reconcile({ order });
  }

  /** The shop asks the provider by itself. */
  reconcile({ order }: { order: number }): void {
    const found = this.orders[order]!;
    if (found.taken === 0 && found.declines === 0 && found.decision !== 'none')
      this.completeUnattended(found);
  }

  changeStatus({ order, status }: { order: number; status: string }): Expected {
    const found = this.orders[order]!;
    if (status === 'confirmed') return refused(400, 'MALFORMED_REQUEST');
    const wasPaid = found.taken > 0;
    if (wasPaid && found.status === 'rejected' && status !== 'rejected')
      return refused(409, 'ORDER_REFUNDED');
    if (status === found.status) return { status: 200 };
    if (status === 'rejected') this.reject(found);
    else moveOn(found, status);
    found.status = status;
    return { status: 200 };
  }

  edit({ variant, ...changed }: { variant: number } & Partial<Goods>): Expected {
    const isAnother = (place: number) => place !== variant && productOf(place) === productOf(variant);
    const isLast = !this.goods.some(({ isOnSale }, place) => isOnSale && isAnother(place));
    if (changed.isOnSale === false && isLast) {
      return refused(400, 'NOTHING_ON_SALE');
    }
    Object.assign(this.goods[variant]!, changed);
    return { status: 200 };
  }

  changeState({ product, state }: { product: number; state: string }): Expected {
    this.goods.forEach((one, variant) => {
      if (productOf(variant) === product) one.isPublished = state === 'published';
    });
    return { status: 200 };
  }

  /** The state that the databases must hold. */
  get state() {
    return {
      goods: this.goods.map((one) => ({ ...one })),
      carts: this.carts.map(({ lines }) => lines),
      orders: this.orders.map(({ decision: _, hasParcel, declines, ...order }) => ({
        ...order,
        payment: paymentOf(order.stage),
        declines,
        held: heldBy({ ...order, hasParcel }),
      })),
    };
  }

  private complete(order: ModelOrder): Completion {
    if (order.stage === 'closed') return 'closed';
    if (order.taken > 0) return order.status === 'rejected' ? 'refunded' : 'paid';
    if (order.decision === 'none') return 'not-approved';
    if (order.stage === 'expired' && !this.reserve(order)) return 'short';
    if (order.decision === 'decline') {
      order.declines += 1;
      return 'declined';
    }
    const status = order.status === 'pending' ? 'confirmed' : order.status;
    Object.assign(order, { stage: 'paid', status, taken: order.total });
    this.carts[order.shopper]!.takeOut(order.lines);
    return 'paid';
  }

  /** Nobody came back: what can't be had any more is closed. */
  private completeUnattended(order: ModelOrder): void {
    if (this.complete(order) === 'short') Object.assign(order, { stage: 'closed', status: 'rejected' });
  }

  private add(shopper: number, address: number, lines: ModelOrder['lines'], total: number): ModelOrder {
    const nothing = { declines: 0, taken: 0, refunded: 0, hasParcel: false };
    const stage = 'awaiting-payment' as const;
    const order: ModelOrder = {
      ...{ shopper, address, lines, total, stage, status: 'pending', decision: 'none' },
      ...nothing,
    };
    this.moveStock(order, -1);
    this.orders.push(order);
    return order;
  }

  /** @returns false, with nothing held, when there is not enough of everything */
  private reserve(order: ModelOrder): boolean {
    const isThere = order.lines.every(({ variant, quantity }) => {
      const goods = this.goods[variant]!;
      return isForSale(goods) && quantity <= goods.stock;
    });
    if (!isThere) return false;
    order.stage = 'awaiting-payment';
    this.moveStock(order, -1);
    return true;
  }

  private close(order: ModelOrder): void {
    this.moveStock(order, 1);
    Object.assign(order, { stage: 'closed', status: 'rejected' });
  }

  private expire(order: ModelOrder): void {
    this.moveStock(order, 1);
    order.stage = 'expired';
  }

  private reject(order: ModelOrder): void {
    if (order.stage === 'paid' && isSent(order)) order.hasParcel = true;
    if (heldBy(order) !== 'nothing' && !order.hasParcel) this.moveStock(order, 1);
    order.refunded = order.taken;
    order.stage = order.taken > 0 ? 'refunded' : 'closed';
  }

  private moveStock({ lines }: ModelOrder, direction: 1 | -1): void {
    for (const { variant, quantity } of lines) this.goods[variant]!.stock += direction * quantity;
  }

  /** Pieces that the shopper's own unpaid orders hold count as stock for that shopper. */
  private stockFor(shopper: number, variant: number): number {
    const own = this.orders.filter((order) => order.shopper === shopper && isOpen(order));
    const held = own.flatMap(({ lines }) => lines).filter((line) => line.variant === variant);
    return held.reduce((sum, { quantity }) => sum + quantity, this.goods[variant]!.stock);
  }

  private ofShopper(shopper: number, order: number): ModelOrder | undefined {
    const found = this.orders[order]!;
    return found.shopper === shopper ? found : undefined;
  }

  private opened(status: number, order: ModelOrder): Expected {
    return { status, data: { order: this.orders.indexOf(order) } };
  }
}

const isOpen = ({ stage }: ModelOrder): boolean => stage === 'awaiting-payment';

const moveOn = (order: ModelOrder, status: string): void => {
  if (order.stage === 'paid' && isSent({ status }) && !isSent(order)) order.hasParcel = true;
  if (order.stage === 'closed') order.stage = 'expired';
};

const isSent = ({ status }: Pick<ModelOrder, 'status'>): boolean =>
  status === 'inShipping' || status === 'delivered';

const heldBy = ({
  stage,
  hasParcel,
}: Pick<ModelOrder, 'stage' | 'hasParcel'>): 'held' | 'sold' | 'nothing' => {
  if (stage === 'awaiting-payment') return 'held';
  return stage === 'paid' || hasParcel ? 'sold' : 'nothing';
};

const paymentOf = (stage: ModelOrder['stage']): string => {
  if (stage === 'awaiting-payment') return 'awaiting-approval';
  return stage === 'paid' || stage === 'refunded' ? stage : 'abandoned';
};

/** The order in the view of its shopper. */
const shown = ({ shopper, address, lines, total, stage, status }: ModelOrder) => ({
  ...{ shopper, address, lines, total, status },
  paymentStatus: paymentStatusOf[stage],
});

const areSame = (known: ModelOrder['lines'], lines: ModelOrder['lines']): boolean =>
  known.length === lines.length &&
  lines.every((line) =>
    known.some(
      ({ variant, quantity, price }) =>
        variant === line.variant && quantity === line.quantity && price === line.price,
    ),
  );
