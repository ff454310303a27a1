import { job, type Jobs } from '../../shared/jobs';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

export const remindOfPayment = job<{ orderId: string }>(
  'ordering:remind-of-payment',
  ({ orderId }) => orderId,
);

/** How long stock is held for an order that is not paid. */
export class PaymentDeadline {
  constructor(
    private readonly minutes: number,
    private readonly jobs: Jobs,
  ) {}

  /** Schedules the expiry, and a reminder after half of the time; in the transaction that reserved the stock. @returns the deadline */
  async set(orderId: string, reservedAt: Date): Promise<Date> {
    const heldForMs = this.minutes * 60_000;
    await this.jobs.schedule(expireOrder, { orderId }, heldForMs);
    await this.jobs.schedule(remindOfPayment, { orderId }, heldForMs / 2);
    return new Date(reservedAt.getTime() + heldForMs);
  }

  /** Nothing is to be paid any more. */
  async drop(orderId: string): Promise<void> {
    await this.jobs.drop(expireOrder, { orderId });
    await this.jobs.drop(remindOfPayment, { orderId });
  }
}
