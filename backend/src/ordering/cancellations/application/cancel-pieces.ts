import type { UnitOfWork } from '../../../shared/unit-of-work';
import { newId } from '../../../shared/ids';
import type { Money } from '../../../shared/money';
import { CancellationIdTaken, NoSuchOrder, RefundChanged } from '../../orders/domain/order.errors';
import type { CancellationTerms } from '../../refunds/domain/refund-of-cancelled';
import type { Pieces } from '../../orders/domain/order-line';
import type { CancelWindow } from './cancel-window';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { CancellationRepository } from '../../parcels/application/ports';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { OrderRepository } from '../../orders/application/ports';
import type { RefundCancellation } from '../../parcels/application/refund-cancellation';

interface ChosenPieces {
  orderId: string;
  pieces: Pieces[];
}

interface CancelPiecesInput extends ChosenPieces {
  /** Repeats with the same id change nothing. */
  cancellationId: string;
  /** The shopper saw this refund; undefined: nothing was shown. */
  refund?: Money | undefined;
}

interface PreviewedPieces extends ChosenPieces {
  /** It is taken to be lost. */
  lostParcelId?: string | undefined;
}

export interface CancellationPreview {
  refund: Money;
  /** Kept for the delivery of the rest. */
  delivery: Money;
  /** Nothing of the order is left after it, so that it is rejected. */
  endsOrder: boolean;
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

  /** An admin cancels the pieces. @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, PiecesNotCancellable, CancellationIdTaken */
  execute(input: CancelPiecesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.isKnown(input))) await this.cancel(input, { by: 'shop' });
    });
  }

  /** The shopper cancels own pieces. @throws the same, TooLateToCancel and RefundChanged */
  executeFor(shopperId: string, input: CancelPiecesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findForChange(input.orderId);
      if (order?.shopperId !== shopperId) throw new NoSuchOrder();
      if (await this.isKnown(input)) return;
      order.assertPaid();
      await this.window.assertOpen(order.id);
      const { parcels, cancellation } = await this.cancel(input, this.window.terms);
      if (cancellation) assertRefundSeen(input.refund, parcels.refundOf(cancellation));
    });
  }

  /**
   * The shopper withdrew from the contract: nothing more is sent, what was packed is unpacked.
   * @returns the id of the cancellation; undefined when nothing was left to cancel
   */
  executeForWithdrawal(orderId: string): Promise<string | undefined> {
    return this.unitOfWork.run(async () => {
      const pieces = await this.changeParcels.ofOrder(orderId, undefined, (parcels, now) => {
        if (!parcels.order.canBeSent) return [];
        parcels.prepareFor('rejected', now);
        return parcels.left;
      });
      if (pieces.length === 0) return undefined;
      const cancellationId = newId();
      await this.cancel({ cancellationId, orderId, pieces }, { by: 'shopper' });
      return cancellationId;
    });
  }

  /**
   * Computes the refund if the shopper cancels the pieces now. Changes nothing.
   * @throws NoSuchOrder, OrderNotPaid, OrderWasRefunded, PiecesNotCancellable
   */
  async previewFor(shopperId: string, { orderId, pieces }: ChosenPieces): Promise<CancellationPreview> {
    const order = await this.orders.find(orderId);
    if (order?.shopperId !== shopperId) throw new NoSuchOrder();
    return previewOf(await this.changeParcels.load(order), pieces, this.window.terms);
  }

  /**
   * Computes the refund if an admin cancels the pieces now, also after their parcel got lost. Changes nothing.
   * @throws NoSuchOrder, NoSuchParcel, ParcelNotMovable, OrderNotPaid, OrderWasRefunded, PiecesNotCancellable
   */
  async preview({ orderId, pieces, lostParcelId }: PreviewedPieces): Promise<CancellationPreview> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NoSuchOrder();
    const parcels = await this.changeParcels.load(order);
    if (lostParcelId !== undefined) parcels.lose(lostParcelId, new Date(0));
    return previewOf(parcels, pieces, { by: 'shop' });
  }

  private async cancel({ cancellationId, orderId, pieces }: CancelPiecesInput, terms: CancellationTerms) {
    const action = terms.by === 'shop' ? 'pieces cancelled' : undefined;
    const cancelled = await this.changeParcels.ofOrder(orderId, action, (parcels, now) => ({
      parcels,
      cancellation: parcels.cancel(cancellationId, pieces, now, terms),
    }));
    const { parcels, cancellation } = cancelled;
    if (cancellation) await this.refundCancellation.execute(parcels, cancellation);
    return cancelled;
  }

  /** @throws CancellationIdTaken when it is another cancellation */
  private async isKnown({ cancellationId, orderId, pieces }: CancelPiecesInput): Promise<boolean> {
    const known = await this.cancellations.find(cancellationId);
    if (known && !known.isOf(orderId, pieces)) throw new CancellationIdTaken();
    return known !== undefined;
  }
}

function previewOf(
  parcels: OrderParcels,
  pieces: readonly Pieces[],
  terms: CancellationTerms,
): CancellationPreview {
  const cancellation = parcels.cancel(newId(), pieces, new Date(0), terms)!;
  const { delivery } = cancellation.state;
  return { refund: parcels.refundOf(cancellation), delivery, endsOrder: parcels.order.isRejected };
}

/** @throws RefundChanged */
function assertRefundSeen(seen: Money | undefined, refund: Money): void {
  if (seen && !seen.equals(refund)) throw new RefundChanged();
}
