import type { Jobs } from '../../shared/jobs';
import { expireOrder } from './expire-order';

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
