import type { UnitOfWork } from '../../shared/unit-of-work';
import { CancellationIdTaken, NoSuchOrder } from '../domain/order.errors';
import type { Pieces } from '../domain/parcel';
import type { CancelWindow } from './cancel-window';
import type { ChangeParcels } from './change-parcels';
import type { CancellationRepository, OrderRepository } from './ports';
import type { RefundCancellation } from './refund-cancellation';

interface CancelPiecesInput {
  /** Repeats with the same id change nothing. */
  cancellationId: string;
  orderId: string;
  pieces: Pieces[];
}

/** Pieces of a paid order that are not sent yet go back to stock, and what they cost goes back to their shopper. */
export class CancelPieces {
  constructor(
    private readonly window: CancelWindow,
    private readonly orders: OrderRepository,
    private readonly cancellations: CancellationRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly refundCancellation: RefundCancellation,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** By the staff. @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, PiecesNotCancellable, CancellationIdTaken */
  execute(input: CancelPiecesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.isKnown(input))) await this.cancel(input, 'shop');
    });
  }

  /** By their shopper. @throws the same, and TooLateToCancel */
  executeFor(shopperId: string, input: CancelPiecesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(input.orderId);
      if (order?.shopperId !== shopperId) throw new NoSuchOrder();
      if (await this.isKnown(input)) return;
      order.assertPaid();
      await this.window.assertOpen(order.id);
      await this.cancel(input, 'shopper');
    });
  }

  private async cancel(
    { cancellationId, orderId, pieces }: CancelPiecesInput,
    by: 'shopper' | 'shop',
  ): Promise<void> {
    const action = by === 'shop' ? 'pieces cancelled' : undefined;
    const { parcels, cancellation } = await this.changeParcels.ofOrder(orderId, action, (parcels, now) => ({
      parcels,
      cancellation: parcels.cancel(cancellationId, pieces, now, by),
    }));
    if (cancellation) await this.refundCancellation.execute(parcels, cancellation);
  }

  /** @throws CancellationIdTaken when it is another cancellation */
  private async isKnown({ cancellationId, orderId, pieces }: CancelPiecesInput): Promise<boolean> {
    const known = await this.cancellations.find(cancellationId);
    if (known && !known.isOf(orderId, pieces)) throw new CancellationIdTaken();
    return known !== undefined;
  }
}
