import { job, type Jobs } from '../../shared/jobs';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

/** How long stock is held for an order that is not paid. */
export class PaymentDeadline {
  constructor(
    private readonly minutes: number,
    private readonly jobs: Jobs,
  ) {}

  /** Schedules the expiry; in the transaction that reserved the stock. @returns the deadline */
  async set(orderId: string, reservedAt: Date): Promise<Date> {
    const heldForMs = this.minutes * 60_000;
    await this.jobs.schedule(expireOrder, { orderId }, heldForMs);
    return new Date(reservedAt.getTime() + heldForMs);
  }

  /** Nothing is to expire any more. */
  drop(orderId: string): Promise<void> {
    return this.jobs.drop(expireOrder, { orderId });
  }
}
