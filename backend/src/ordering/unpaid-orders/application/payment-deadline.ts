import type { Clock } from '../../../shared/time/clock';
import { job, type Jobs } from '../../../shared/jobs';
import type { Order } from '../../orders/domain/order';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

export const remindOfPayment = job<{ orderId: string }>(
  'ordering:remind-of-payment',
  ({ orderId }) => orderId,
);

const tenMinutes = 10 * 60_000;

/** How long stock is held for an order that is not paid, and when its shopper is reminded of it. */
export class PaymentDeadline {
  constructor(
    private readonly minutes: number,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Schedules the expiry and the reminder; in the transaction that reserved the stock. @returns the deadline */
  async set(orderId: string, reservedAt: Date): Promise<Date> {
    const heldForMs = this.minutes * 60_000;
    await this.jobs.schedule(expireOrder, { orderId }, heldForMs);
    await this.remindWithin(orderId, heldForMs);
    return new Date(reservedAt.getTime() + heldForMs);
  }

  /** The shopper has just tried to pay: the reminder waits until they seem to have given up. */
  async postponeReminder({ id, state: { reservedUntil } }: Order): Promise<void> {
    if (reservedUntil) await this.remindWithin(id, reservedUntil.getTime() - this.clock.now().getTime());
  }

  /** While there is time to pay. */
  private async remindWithin(orderId: string, leftMs: number): Promise<void> {
    if (leftMs > 0) await this.jobs.schedule(remindOfPayment, { orderId }, Math.min(tenMinutes, leftMs / 2));
  }

  /** Nothing is to be paid any more. */
  async drop(orderId: string): Promise<void> {
    await this.jobs.drop(expireOrder, { orderId });
    await this.jobs.drop(remindOfPayment, { orderId });
  }
}
