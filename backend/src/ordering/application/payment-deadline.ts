import { job, type Jobs } from '../../shared/jobs';

export const expireOrder = job<{ orderId: string }>('ordering:expire-order', ({ orderId }) => orderId);

/** How long stock is held for an order that is not paid. */
export class PaymentDeadline {
  constructor(
    private readonly minutes: number,
    private readonly jobs: Jobs,
  ) {}

  /** Schedules the expiry. @returns the deadline */
  set(orderId: string): Promise<Date> {
    return this.jobs.schedule(expireOrder, { orderId }, this.minutes * 60_000);
  }
}
