import type { Payment } from '../domain/payment';

export abstract class PaymentRepository {
  /** The payment with this id at the provider. */
  abstract findAtProvider(gatewayOrderId: string): Promise<Payment | undefined>;
  /** The payment whose capture has this id at the provider. */
  abstract findByCapture(captureId: string): Promise<Payment | undefined>;
  abstract find(id: string): Promise<Payment | undefined>;
  /**
   * The start times of the buyer's payments that were not captured.
   * @returns the newest first, `limit` at most
   */
  abstract unfinishedSince(since: Date, buyerId: string, limit: number): Promise<Date[]>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Payment | undefined>;
  /** The order's only payment, locked until the transaction ends. */
  abstract findOfOrderForChange(orderId: string): Promise<Payment | undefined>;
  abstract add(payment: Payment): Promise<void>;
  /** The payment was added before and is locked. */
  abstract save(payment: Payment): Promise<void>;
}
