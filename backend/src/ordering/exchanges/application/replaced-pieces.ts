import { job } from '../../../shared/jobs';

interface DroppedPieces extends Record<string, string> {
  /** It replaces pieces of a return. */
  orderId: string;
  /** Pieces of it are not sent, by this refund of nothing. */
  refundId: string;
  /** The money for them goes back by this id. */
  paidRefundId: string;
}

/** Pieces of an exchange are not sent after all: their money goes back where it was paid. */
export const refundReplacedPieces = job<DroppedPieces>(
  'ordering:refund-replaced-pieces',
  ({ refundId }) => refundId,
);
