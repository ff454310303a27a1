import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { expireJob } from './expire-order';

/** How long stock is held for an order that is not paid. */
export class PaymentDeadline {
  constructor(
    private readonly minutes: number,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Has the order expire in time. @returns when */
  async set(orderId: string): Promise<Date> {
    const at = new Date(this.clock.now().getTime() + this.minutes * 60_000);
    await this.jobs.schedule(expireJob, { orderId }, { at, key: `expire:${orderId}` });
    return at;
  }
}
