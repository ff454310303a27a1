import type { Money } from '../shared/money';
import type { RefundReason, RefundState } from './refunds/domain/refund';

/** A refund of an order's money: for pieces, for the delivery, or freely. */
export interface RefundOfOrder {
  orderId: string;
  /** The order's number: `HB-10001`. */
  orderNumber: string;
  shopperName: string;
  shopperEmail: string;
  /** Nothing of the order is delivered. */
  isOrderCancelled: boolean;
  /** The pieces came back in a return, which tells of its money itself. */
  isOfReturn: boolean;
  state: RefundState;
  /** `elsewhere`: the provider gave it back without the shop. */
  reason: RefundReason | 'elsewhere';
  /** It is for these pieces. */
  lines: { name: string; quantity: number }[];
  refund: Money;
  /** This part of it is for the delivery. */
  ofDelivery: Money;
  /** The shop kept this part of the price for the delivery of the rest. */
  keptForDelivery: Money;
}

/** The shopper of an order reads its refunds here. */
export abstract class RefundedPieces {
  /** @param refundId of the refund, or of a cancellation that has no refund of its own */
  abstract find(refundId: string): Promise<RefundOfOrder | undefined>;
}
