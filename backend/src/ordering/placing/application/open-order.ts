import type { ShopName } from '../../../content/shop-name';
import type { PaymentToOpen, WaysBack } from '../../../payments/payments.facade';
import { Quote } from '../../../shared/quote';
import { lineName } from '../../orders/domain/line-name';
import type { Order } from '../../orders/domain/order';
import type { CloseFailedOpening } from '../../unpaid-orders/application/close-failed-opening';

/** Where the provider leads the buyer of this payment. */
export type WaysBackOf = (paymentId: string) => WaysBack;

export interface OpenedOrder {
  orderId: string;
  /** The buyer approves the payment there; where nothing is owed, it is the page to which the provider would lead back. */
  approvalUrl: string;
  /** The order is paid without the provider. */
  isNothingOwed: boolean;
}

/** Asks the provider where the buyer can approve, outside any transaction. What can't be opened at all is cancelled. */
export class OpenOrder {
  constructor(
    private readonly shopName: ShopName,
    private readonly closeFailedOpening: CloseFailedOpening,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut */
  async execute(
    { id, number, quote }: Order,
    payment: PaymentToOpen,
    waysBack: WaysBackOf,
  ): Promise<OpenedOrder> {
    const { isNothingOwed } = payment;
    if (isNothingOwed) return { orderId: id, approvalUrl: waysBack(payment.id).returnUrl, isNothingOwed };
    try {
      const named = quote.lines.map((line) => ({ ...line, title: lineName(line) }));
      const shop = await this.shopName.current();
      const { approvalUrl } = await payment.open({
        quote: Quote.restore(named),
        description: `${shop} order ${number}`,
        ...waysBack(payment.id),
      });
      return { orderId: id, approvalUrl, isNothingOwed };
    } catch (error) {
      await this.closeFailedOpening.execute({ orderId: id });
      throw error;
    }
  }
}
