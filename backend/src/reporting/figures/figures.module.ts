import { Module, type OnModuleInit, type OnApplicationBootstrap } from '@nestjs/common';
import { CartFigures } from '../../cart/cart-figures';
import { CartModule } from '../../cart/cart.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { StockFigures } from '../../inventory/stock-figures';
import { IdentityModule } from '../../identity/identity.module';
import { OrderFigures } from '../../ordering/order-figures';
import { OrderingModule } from '../../ordering/ordering.module';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { Jobs } from '../../shared/jobs';
import { ShopDays } from '../../shared/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { FailedJobs } from '../failed-jobs/application/ports';
import { FailedJobsModule } from '../failed-jobs/failed-jobs.module';
import { OrderConfirmedListener } from './adapters/contexts/order-confirmed.listener';
import { OrderRefundedListener } from './adapters/contexts/order-refunded.listener';
import { PiecesRefundedListener } from './adapters/contexts/pieces-refunded.listener';
import { ReportsController } from './adapters/http/reports.controller';
import { ShoppersController } from './adapters/http/shoppers.controller';
import { ShortagesController } from './adapters/http/shortages.controller';
import { SqlDailyRollups } from './adapters/postgres/sql-daily-rollups';
import { SqlDailyShoppers } from './adapters/postgres/sql-daily-shoppers';
import { SqlKeptRankings } from './adapters/postgres/sql-kept-rankings';
import { ForgetShoppers, forgetShoppers } from './application/forget-shoppers';
import { KeepRankings, keepRankings } from './application/keep-rankings';
import { KeepRollups, keepRollups } from './application/keep-rollups';
import { ListShortages } from './application/list-shortages';
import { DailyRollups, DailyShoppers, KeptRankings } from './application/ports';
import { RankSales } from './application/rank-sales';
import { RecomputeDay } from './application/recompute-day';
import { RefreshDay } from './application/refresh-day';
import { ScheduleRecomputing, recomputeDay } from './application/schedule-recomputing';
import { ViewDashboard } from './application/view-dashboard';

/** The figures of each day, the rankings of what sold, and the dashboard that shows both. */
@Module({
  imports: [IdentityModule, InventoryModule, CartModule, OrderingModule, FailedJobsModule],
  controllers: [ReportsController, ShoppersController, ShortagesController],
  providers: [
    bind(DailyRollups, SqlDailyRollups, Database),
    bind(DailyShoppers, SqlDailyShoppers, Database),
    bind(KeptRankings, SqlKeptRankings, Database),
    provide(ForgetShoppers, DailyShoppers, Jobs, UnitOfWork, Clock),
    provide(RecomputeDay, ShopDays, OrderFigures, CartFigures, DailyRollups, UnitOfWork),
    provide(ScheduleRecomputing, ShopDays, Jobs, Clock),
    provide(RankSales, DailyRollups, StockFigures),
    provide(KeepRankings, ShopDays, RankSales, KeptRankings, UnitOfWork, Clock),
    provide(RefreshDay, RecomputeDay, Jobs, Clock),
    provide(KeepRollups, ShopDays, OrderFigures, DailyRollups, RecomputeDay, KeepRankings, Jobs, Clock),
    provide(
      ViewDashboard,
      ShopDays,
      DailyRollups,
      KeptRankings,
      RankSales,
      OrderFigures,
      StockFigures,
      FailedJobs,
      Clock,
    ),
    provide(ListShortages, ShopDays, KeptRankings, RankSales, StockFigures, Clock),
    provide(OrderConfirmedListener, ScheduleRecomputing),
    provide(OrderRefundedListener, ScheduleRecomputing),
    provide(PiecesRefundedListener, ScheduleRecomputing),
  ],
  exports: [DailyRollups],
})
export class FiguresModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly refreshDay: RefreshDay,
    private readonly rankings: KeepRankings,
    private readonly rollups: KeepRollups,
    private readonly shoppers: ForgetShoppers,
    private readonly whenConfirmed: OrderConfirmedListener,
    private readonly whenRefunded: OrderRefundedListener,
    private readonly whenPiecesRefunded: PiecesRefundedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(recomputeDay, (input) => this.refreshDay.execute(input));
    this.subscriptions.onJob(keepRankings, () => this.rankings.execute());
    this.subscriptions.onJob(keepRollups, () => this.rollups.execute());
    this.subscriptions.onJob(forgetShoppers, () => this.shoppers.execute());
    this.subscriptions.onEvent(this.whenConfirmed);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenPiecesRefunded);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.rollups.begin();
    await this.shoppers.begin();
  }
}
