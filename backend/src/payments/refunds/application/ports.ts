import type { PartialRefund } from '../domain/partial-refund';

export abstract class PartialRefundRepository {
  abstract find(id: string): Promise<PartialRefund | undefined>;
  /** The oldest refund comes first. */
  abstract ofPayment(paymentId: string): Promise<PartialRefund[]>;
  abstract add(refund: PartialRefund): Promise<void>;
  /** Its payment is locked. */
  abstract save(refund: PartialRefund): Promise<void>;
}
