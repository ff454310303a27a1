import { Module } from '@nestjs/common';
import { FailedMails } from '../mailing/failed-mails';
import { MailingModule } from '../mailing/mailing.module';
import { OrderingModule } from '../ordering/ordering.module';
import { WaitingOrders } from '../ordering/waiting-orders';
import { provide } from '../platform/provide';
import { FailedJobCount } from '../reporting/failed-job-count';
import { ReportingModule } from '../reporting/reporting.module';
import { NewReviews } from '../reviews/new-reviews';
import { ReviewsModule } from '../reviews/reviews.module';
import { Clock } from '../shared/time/clock';
import { ShopDays } from '../shared/time/shop-days';
import { StorefrontModule } from '../storefront/storefront.module';
import { WaitingProducts } from '../storefront/waiting-products';
import { WaitingWorkController } from './adapters/http/waiting-work.controller';
import { ViewWaitingWork } from './application/view-waiting-work';

/** The dashboard lists what waits in any context for somebody of the shop, and the menu counts it. */
@Module({
  imports: [MailingModule, OrderingModule, ReportingModule, ReviewsModule, StorefrontModule],
  controllers: [WaitingWorkController],
  providers: [
    provide(
      ViewWaitingWork,
      WaitingOrders,
      WaitingProducts,
      NewReviews,
      FailedMails,
      FailedJobCount,
      ShopDays,
      Clock,
    ),
  ],
})
export class WaitingWorkModule {}
