import type { Stock } from '../../../inventory/stock';
import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { Cancellation } from '../domain/cancellation';
import type { Order } from '../../orders/domain/order';
import type { OrderParcels } from '../domain/order-parcels';
import type { CancellationRepository } from './ports';

/** Saves a cancellation. Its pieces go back to stock, and what they cost goes back to the shopper. */
export class RefundCancellation {
  constructor(
    private readonly cancellations: CancellationRepository,
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
  ) {}

  /** In the transaction that cancelled them. */
  async execute({ order, away }: OrderParcels, cancellation: Cancellation): Promise<void> {
    await this.cancellations.add(cancellation);
    if (order.isRejected) {
      await this.payments.refund(order.paymentId);
      await this.stock.release(order.id, away);
    } else await this.returnPieces(order, cancellation);
  }

  private async returnPieces({ id, paymentId }: Order, { state }: Cancellation): Promise<void> {
    const { id: refundId, refund: amount, pieces } = state;
    if (!amount.isZero) await this.payments.refundPart({ refundId, paymentId, amount });
    await this.stock.takeBack(id, [...pieces]);
  }
}
