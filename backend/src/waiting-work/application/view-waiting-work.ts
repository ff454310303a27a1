import type { FailedMails } from '../../mailing/failed-mails';
import type { WaitingOrder, WaitingOrders } from '../../ordering/waiting-orders';
import type { FailedJobCount } from '../../reporting/failed-job-count';
import type { NewReviews } from '../../reviews/new-reviews';
import type { BoundedCount } from '../../shared/page';
import type { Clock } from '../../shared/time/clock';
import { addDays, type ShopDays } from '../../shared/time/shop-days';
import type { WaitingProduct, WaitingProducts } from '../../storefront/waiting-products';

export interface WaitingWork {
  work: Record<WaitingOrder | WaitingProduct | 'failedMails' | 'failedJobs' | 'newReviews', BoundedCount>;
  /** Reviews since the beginning of yesterday are new. */
  reviewsSince: Date;
}

/** Counts what waits for somebody of the shop. */
export class ViewWaitingWork {
  constructor(
    private readonly orders: WaitingOrders,
    private readonly products: WaitingProducts,
    private readonly reviews: NewReviews,
    private readonly mails: FailedMails,
    private readonly jobs: FailedJobCount,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<WaitingWork> {
    const reviewsSince = this.days.periodOf(addDays(this.days.dayOf(this.clock.now()), -1)).from;
    const [orders, products, newReviews, failedMails, failedJobs] = await Promise.all([
      this.orders.counts(),
      this.products.counts(),
      this.reviews.countSince(reviewsSince),
      this.mails.count(),
      this.jobs.count(),
    ]);
    return { work: { ...orders, ...products, newReviews, failedMails, failedJobs }, reviewsSince };
  }
}
