import type { Skus } from '../../../catalogue/offers';
import type { IdentityFacade } from '../../../identity/identity.facade';
import type { Stock } from '../../../inventory/stock';
import type { PaymentsFacade } from '../../../payments/payments.facade';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { type Component, Quote } from '../../../shared/quote';
import type { Clock } from '../../../shared/time/clock';
import type { OrderRepository } from '../../orders/application/ports';
import { Order } from '../../orders/domain/order';
import type { OrderedGoods, Pieces } from '../../orders/domain/order-line';
import type { OrderEnd } from '../../orders/domain/order-stage';
import { OutOfStock } from '../../orders/domain/order.errors';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { RefundCancellation } from '../../parcels/application/refund-cancellation';
import { counted, type Return } from '../../returns/domain/return';

type CreditedGoods = OrderedGoods & { components: Component[] };

interface PlacedFor {
  goods: OrderedGoods[];
  /** People call its return by it. */
  returnNumber: string;
}

/** The orders that replace pieces of returns; each goes with its return, in the transaction that changes it. */
export class Replacements {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly refundCancellation: RefundCancellation,
    private readonly stock: Stock,
    private readonly skus: Skus,
    private readonly payments: PaymentsFacade,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** Its stock is held from now on. It goes where the pieces went, by the same delivery, for nothing. @returns its id. @throws OutOfStock */
  async place({ state: replaced }: Order, { goods, returnNumber }: PlacedFor): Promise<string> {
    const id = newId();
    // Without its shopper: what is held for an exchange is not to be ordered by way of the cart.
    const outcome = await this.stock.reserve(id, goods);
    if (!outcome.reserved) throw OutOfStock.inLines(goods, outcome.short);
    const { shopperId, shopperName, shopperEmail, isGuest, claimedBy, address, delivery, pageVersions } =
      replaced;
    const order = Order.replace(
      {
        ...{ id, shopperId, shopperName, shopperEmail, isGuest, claimedBy, address, pageVersions },
        delivery: { ...delivery, promised: null, priceSteps: null },
        quote: Quote.of(await this.creditedLines(goods, returnNumber)),
        number: await this.orders.nextNumber(),
        // Nothing pays for it until its return is here.
        paymentId: newId(),
      },
      this.clock.now(),
    );
    await this.orders.add(order);
    return id;
  }

  /** The return has decided what becomes of its exchange. */
  async follow({ state: { exchange, state, pieces }, refused }: Return): Promise<void> {
    if (!exchange) return;
    const wantedOf = pieces.filter((piece) => refused.includes(piece) && piece.wantedVariantId !== null);
    const dropped = counted(wantedOf.map(({ wantedVariantId }) => ({ variantId: wantedVariantId! })));
    if (exchange.releasedAt) await this.release(exchange.orderId, dropped);
    else await this.close(exchange.orderId, endOf(state));
  }

  /** Its stock is sold for nothing. What replaces refused pieces is cancelled. */
  private async release(orderId: string, dropped: Pieces[]): Promise<void> {
    const { parcels, cancellation } = await this.changeParcels.ofOrder(
      orderId,
      undefined,
      async (replacing, now) => {
        const { order } = replacing;
        const owed = { orderId, buyerId: order.shopperId, amount: Money.zero };
        order.receiveReturn((await this.payments.start(owed)).id, now);
        if (await this.identity.isBlocked(order.shopperId)) order.hold('customer-blocked', now);
        await this.stock.sell(orderId);
        const isAll = dropped.length === 0;
        return {
          parcels: replacing,
          cancellation: isAll ? undefined : replacing.cancel(newId(), dropped, now),
        };
      },
    );
    if (cancellation) await this.refundCancellation.execute(parcels, cancellation);
  }

  /** Its stock is on sale again. */
  private async close(orderId: string, end: OrderEnd): Promise<void> {
    const order = await this.orders.findForChange(orderId);
    if (!order) return;
    order.end(end, this.clock.now());
    await this.orders.save(order);
    await this.stock.release(orderId);
  }

  /** The credit of the return is all that they cost. */
  private async creditedLines(goods: OrderedGoods[], returnNumber: string): Promise<CreditedGoods[]> {
    const skus = await this.skus.of(goods.map(({ variantId }) => variantId));
    const credit = { kind: 'discount', part: 'goods', source: 'return', rate: null } as const;
    return goods.map((line) => {
      const amount = line.unitPrice.times(line.quantity);
      const components = amount.isZero ? [] : [{ ...credit, label: `Return ${returnNumber}`, amount }];
      return { ...line, sku: skus.get(line.variantId) ?? null, components };
    });
  }
}

function endOf(state: Return['state']['state']): OrderEnd {
  if (state === 'cancelled') return 'return-cancelled';
  return state === 'arrived' ? 'return-refused' : 'return-missing';
}
