import type { Offer, Offers } from '../../../catalogue/offers';
import type { Clock } from '../../../shared/time/clock';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { ReturnRulesRepository } from '../../return-rules/application/ports';
import type { ExclusionReason } from '../../return-rules/domain/return-rules';
import { OrderReturns } from '../domain/order-returns';
import { isOpen, type ReturnWindow, returnWindowOf } from '../domain/return-window';

export interface ReturnableLine {
  variantId: string;
  /** This number of its pieces can be sent back. */
  returnable: number;
  exclusion: ExclusionReason | null;
  /** Other variants of its product that are in stock. */
  exchangeableFor: Offer[];
}

export interface ReturnableOrder {
  window: ReturnWindow & { isOpen: boolean };
  lines: ReturnableLine[];
}

/** Tells which pieces of an order can be sent back, and until when. */
export class ViewReturnable {
  constructor(
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly rules: ReturnRulesRepository,
    private readonly offers: Offers,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  /** Its shopper can send back these. @throws NoSuchOrder for that of another shopper */
  async executeFor(shopperId: string, orderId: string): Promise<ReturnableOrder> {
    const order = await this.orders.find(orderId);
    if (order?.shopperId !== shopperId) throw new NoSuchOrder();
    return this.view(order, (returns, variantId) => returns.returnable(variantId));
  }

  /** An admin can declare these, whatever became of the window and the money. @throws NoSuchOrder */
  async execute(orderId: string): Promise<ReturnableOrder> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NoSuchOrder();
    return this.view(order, (returns, variantId) => returns.acceptable(variantId));
  }

  private async view(
    order: Order,
    returnableOf: (returns: OrderReturns, variantId: string) => number,
  ): Promise<ReturnableOrder> {
    const parcels = await this.changeParcels.load(order);
    const [rules, returns] = [await this.rules.find(), new OrderReturns(parcels)];
    const productIds = [...new Set(order.lines.map(({ productId }) => productId))];
    const exclusions = rules.exclusionsOf(productIds);
    const offers = (await this.offers.ofProducts(productIds)).filter(({ stock }) => stock > 0);
    const lines = order.lines.map(({ variantId, productId }) => ({
      variantId,
      returnable: returnableOf(returns, variantId),
      exclusion: exclusions.find((one) => one.productId === productId)?.reason ?? null,
      exchangeableFor: offers.filter((one) => one.productId === productId && one.variantId !== variantId),
    }));
    const window = returnWindowOf(parcels, rules.state.windowDays, this.days);
    return { window: { ...window, isOpen: isOpen(window, this.clock.now(), this.days) }, lines };
  }
}
