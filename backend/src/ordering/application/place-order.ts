import type { CartFacade } from '../../cart/cart.facade';
import type { CatalogueFacade, Demand } from '../../catalogue/catalogue.facade';
import type { IdentityFacade, Recipient } from '../../identity/identity.facade';
import type { PaymentsFacade } from '../../payments/payments.facade';
import type { Clock } from '../../shared/clock';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Order } from '../domain/order';
import { isWhatWasSeen, type OrderLine, type SeenLine, totalOf } from '../domain/order-line';
import {
  CartIsEmpty,
  NoAddressChosen,
  OutOfStock,
  PaymentUnderway,
  PriceChanged,
} from '../domain/order.errors';
import type { CancelOrder } from './cancel-order';
import type { CancelUnopenedOrder } from './cancel-unopened-order';
import type { PaymentDeadline } from './payment-deadline';
import type { OrderRepository } from './ports';

interface PlaceOrderInput {
  shopperId: string;
  addressId: string | undefined;
  /** What the shopper saw; compared where it is given. */
  seen: { lines: SeenLine[] | undefined; total: Money | undefined };
  idempotencyKey: string | undefined;
  returnUrl: string;
  cancelUrl: string;
}

interface PlacedOrder {
  orderId: string;
  approvalUrl: string;
}

/**
 * Orders what is in the shopper's cart. First the intent in one transaction: order, reserved stock, payment. Then the
 * provider is asked; a repeat of any part, from a double click or after a crash, ends at the same order and payment.
 */
export class PlaceOrder {
  constructor(
    private readonly orders: OrderRepository,
    private readonly carts: CartFacade,
    private readonly catalogue: CatalogueFacade,
    private readonly identity: IdentityFacade,
    private readonly payments: PaymentsFacade,
    private readonly cancelOrder: CancelOrder,
    private readonly cancelUnopenedOrder: CancelUnopenedOrder,
    private readonly deadline: PaymentDeadline,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoAddressChosen, CartIsEmpty, OutOfStock, OrderTooLarge, PaymentUnderway, PriceChanged, GatewayFailed, GatewayTimedOut */
  async execute(input: PlaceOrderInput): Promise<PlacedOrder> {
    const order = await this.unitOfWork.run(() => this.findOrPlace(input));
    const { id, paymentId, lines } = order.snapshot;
    try {
      const { returnUrl, cancelUrl } = input;
      const { approvalUrl } = await this.payments.open(paymentId, { lines, returnUrl, cancelUrl });
      return { orderId: id, approvalUrl };
    } catch (error) {
      await this.cancelUnopenedOrder.execute({ orderId: id });
      throw error;
    }
  }

  private async findOrPlace(input: PlaceOrderInput): Promise<Order> {
    const { shopperId, addressId, idempotencyKey } = input;
    const cartLines = await this.carts.linesForOrder(shopperId);
    const known = idempotencyKey && (await this.knownOrder(shopperId, idempotencyKey));
    if (known) {
      assertSeen(input.seen, known.snapshot.lines);
      return this.openAgain(known);
    }
    const recipient = addressId && (await this.identity.recipient(shopperId, addressId));
    if (!recipient) throw new NoAddressChosen();
    if (cartLines.length === 0) throw new CartIsEmpty();
    const lines = await this.priced(cartLines);
    assertSeen(input.seen, lines);
    const repeated = await this.repeatedOrder(shopperId, lines, recipient);
    return repeated ? this.openAgain(repeated) : this.place(input, lines, recipient);
  }

  private async openAgain(order: Order): Promise<Order> {
    await this.payments.beginOpening(order.snapshot.paymentId);
    return order;
  }

  /** A line whose product is gone has no price any more: the cart has changed. */
  private async priced(cartLines: Demand[]): Promise<OrderLine[]> {
    const offers = await this.catalogue.offers(cartLines.map(({ variantId }) => variantId));
    return cartLines.map(({ variantId, quantity }) => {
      const offer = offers.find((candidate) => candidate.variantId === variantId);
      if (!offer) throw new PriceChanged();
      const { productId, title, image, unitPrice } = offer;
      return { variantId, productId, title, image, unitPrice, quantity };
    });
  }

  /** A key whose order came to nothing is free again. */
  private async knownOrder(shopperId: string, idempotencyKey: string): Promise<Order | undefined> {
    const found = await this.orders.findByKey(shopperId, idempotencyKey);
    const known = found && (await this.orders.findForChange(found.snapshot.id));
    if (!known || known.isOpen || known.isPaid) return known;
    known.freeKey();
    await this.orders.save(known);
    return undefined;
  }

  /** An open order of the same cart is this order; one of another cart gives way, so that it holds no stock. */
  private async repeatedOrder(shopperId: string, lines: OrderLine[], { address }: Recipient) {
    const open = await this.orders.findOpenForChange(shopperId);
    const same = open.find((order) => order.isSameAs(lines, address));
    if (same) return same;
    await this.giveWay(open, lines);
    return undefined;
  }

  /** Its stock is returned and the new order's taken in one move, locked in one order. */
  private async giveWay(open: Order[], lines: OrderLine[]): Promise<void> {
    if (open.length === 0) return;
    const moved = [...lines, ...open.flatMap(({ snapshot }) => snapshot.lines)];
    await this.catalogue.holdStockStill(moved.map(({ variantId }) => variantId));
    for (const { snapshot } of open) {
      if (!(await this.cancelOrder.execute({ orderId: snapshot.id }))) throw new PaymentUnderway();
    }
  }

  private async place(
    input: PlaceOrderInput,
    lines: OrderLine[],
    { userName, address }: Recipient,
  ): Promise<Order> {
    const id = newId();
    await this.reserve(id, lines);
    const now = this.clock.now();
    const reservedUntil = await this.deadline.set(id);
    const paymentId = await this.payments.start(id, totalOf(lines));
    const { shopperId, idempotencyKey = null } = input;
    const order = Order.place(
      { id, shopperId, shopperName: userName, address, lines, paymentId, reservedUntil, idempotencyKey },
      now,
    );
    await this.orders.add(order);
    return order;
  }

  private async reserve(orderId: string, lines: OrderLine[]): Promise<void> {
    const outcome = await this.catalogue.reserveStock(orderId, lines);
    if (!outcome.reserved) throw OutOfStock.of(lines, outcome.short);
  }
}

function assertSeen(seen: PlaceOrderInput['seen'], lines: OrderLine[]): void {
  const differs = seen.lines !== undefined && !isWhatWasSeen(lines, seen.lines);
  if (differs || (seen.total !== undefined && !seen.total.equals(totalOf(lines)))) throw new PriceChanged();
}
