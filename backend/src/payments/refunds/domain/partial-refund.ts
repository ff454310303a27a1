import type { Money } from '../../../shared/money';

/** A part of a payment that goes back, once. */
export interface PartialRefund {
  /** Given by its caller; the provider keeps it, too, unless it refunded without the shop. */
  id: string;
  paymentId: string;
  amount: Money;
  /** The provider's; null until it has refunded. */
  refundId: string | null;
  requestedAt: Date;
  refundedAt: Date | null;
  /** When the provider refused it for good. */
  refusedAt: Date | null;
}

/** The provider refunds once for it. */
export const keyOf = ({ id }: PartialRefund): string => `refund-part-${id}`;
