import type { Refund } from '../domain/refund';

export abstract class RefundRepository {
  abstract find(id: string): Promise<Refund | undefined>;
  /** The oldest refund comes first. */
  abstract ofPayment(paymentId: string): Promise<Refund[]>;
  /** Adds it, or changes it. Its payment is locked. */
  abstract save(refund: Refund): Promise<void>;
}
