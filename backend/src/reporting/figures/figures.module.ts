import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CartFigures } from '../../cart/cart-figures';
import { CartModule } from '../../cart/cart.module';
import { IdentityModule } from '../../identity/identity.module';
import { SameCustomers } from '../../identity/user-names';
import { InventoryModule } from '../../inventory/inventory.module';
import { StockFigures } from '../../inventory/stock-figures';
import { OrderFigures } from '../../ordering/order-figures';
import { OrderConfirmed, OrderRefunded, PiecesRefunded } from '../../ordering/ordering.events';
import { OrderingModule } from '../../ordering/ordering.module';
import { WaitingOrders } from '../../ordering/waiting-orders';
import { PaymentLedger } from '../../payments/payment-ledger';
import { PaymentsModule } from '../../payments/payments.module';
import { onJob, onEvent } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { ShopDays } from '../../shared/time/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { FailedJobs } from '../failed-jobs/application/ports';
import { FailedJobsModule } from '../failed-jobs/failed-jobs.module';
import { ReportsController } from './adapters/http/reports.controller';
import { ShoppersController } from './adapters/http/shoppers.controller';
import { ShortagesController } from './adapters/http/shortages.controller';
import { SqlDailyRollups } from './adapters/postgres/sql-daily-rollups';
import { SqlDailyShoppers } from './adapters/postgres/sql-daily-shoppers';
import { SqlRankingsStore } from './adapters/postgres/sql-rankings-store';
import { ForgetShoppers, forgetShoppers } from './application/forget-shoppers';
import { AddUpFigures } from './application/add-up-figures';
import { RefreshRankings, refreshRankings } from './application/refresh-rankings';
import { RefreshRollups, refreshRollups } from './application/refresh-rollups';
import { ListShortages } from './application/list-shortages';
import { DailyRollups, DailyShoppers, RankingsStore } from './application/ports';
import { RankSales } from './application/rank-sales';
import { RecomputeDay } from './application/recompute-day';
import { RefreshDay } from './application/refresh-day';
import { ScheduleRecomputing, recomputeDay } from './application/schedule-recomputing';
import { ViewDashboard } from './application/view-dashboard';

/** The figures of each day, the rankings of what sold, and the dashboard that shows both. */
@Module({
  imports: [IdentityModule, InventoryModule, CartModule, OrderingModule, PaymentsModule, FailedJobsModule],
  controllers: [ReportsController, ShoppersController, ShortagesController],
  providers: [
    bind(DailyRollups, SqlDailyRollups, Database),
    bind(DailyShoppers, SqlDailyShoppers, Database),
    bind(RankingsStore, SqlRankingsStore, Database),
    provide(ForgetShoppers, DailyShoppers, Jobs, UnitOfWork, Clock),
    provide(AddUpFigures, OrderFigures, PaymentLedger, CartFigures, SameCustomers),
    provide(RecomputeDay, ShopDays, AddUpFigures, DailyRollups, UnitOfWork, Clock),
    provide(ScheduleRecomputing, ShopDays, Jobs, Clock),
    provide(RankSales, DailyRollups, StockFigures),
    provide(RefreshRankings, ShopDays, RankSales, RankingsStore, UnitOfWork, Clock),
    provide(RefreshDay, RecomputeDay, Jobs, Clock),
    provide(RefreshRollups, ShopDays, OrderFigures, DailyRollups, RecomputeDay, RefreshRankings, Jobs, Clock),
    provide(
      ViewDashboard,
      ShopDays,
      DailyRollups,
      AddUpFigures,
      RankingsStore,
      RankSales,
      WaitingOrders,
      StockFigures,
      FailedJobs,
      Clock,
    ),
    provide(ListShortages, ShopDays, RankingsStore, RankSales, StockFigures, Clock),
    onJob(recomputeDay, RefreshDay),
    onJob(refreshRankings, RefreshRankings),
    onJob(refreshRollups, RefreshRollups),
    onJob(forgetShoppers, ForgetShoppers),
    onEvent(OrderConfirmed, 'reporting:order-confirmed', ScheduleRecomputing, (schedule, { paidAt }) =>
      schedule.execute({ moments: [paidAt] }),
    ),
    // An order that was rejected before its money came counts as paid without having been confirmed.
    onEvent(
      OrderRefunded,
      'reporting:order-refunded',
      ScheduleRecomputing,
      (schedule, { paidAt, refundedAt }) => schedule.execute({ moments: [paidAt, refundedAt] }),
    ),
    onEvent(PiecesRefunded, 'reporting:pieces-refunded', ScheduleRecomputing, (schedule, { refundedAt }) =>
      schedule.execute({ moments: [refundedAt] }),
    ),
  ],
  exports: [DailyRollups, RecomputeDay],
})
export class FiguresModule implements OnApplicationBootstrap {
  constructor(
    private readonly rollups: RefreshRollups,
    private readonly shoppers: ForgetShoppers,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.rollups.begin();
    await this.shoppers.begin();
  }
}
