import type { Stock } from '../../../inventory/stock';
import type { GiveBack } from '../../refunds/application/give-back';
import type { Order } from '../../orders/domain/order';
import type { Cancellation } from '../domain/cancellation';
import type { OrderParcels } from '../domain/order-parcels';
import type { CancellationRepository } from './ports';

/** Saves a cancellation. Its pieces go back to stock, and what they cost goes back to the shopper. */
export class RefundCancellation {
  constructor(
    private readonly cancellations: CancellationRepository,
    private readonly stock: Stock,
    private readonly giveBack: GiveBack,
  ) {}

  /** In the transaction that cancelled them. */
  async execute({ order, away, refunds }: OrderParcels, cancellation: Cancellation): Promise<void> {
    await this.cancellations.add(cancellation);
    const refund = refunds.find(cancellation.id);
    if (refund) await this.giveBack.execute(order, refund);
    if (order.isRejected) await this.stock.release(order.id, away);
    else await this.returnPieces(order, cancellation);
  }

  private async returnPieces({ id }: Order, { state }: Cancellation): Promise<void> {
    await this.stock.takeBack(id, [...state.pieces]);
  }
}
