import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CartFigures } from '../cart/cart-figures';
import { CartModule } from '../cart/cart.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { StockFigures } from '../catalogue/stock-figures';
import { OrderFigures } from '../ordering/order-figures';
import { OrderingModule } from '../ordering/ordering.module';
import { Environment } from '../platform/config/settings';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { OrderConfirmedListener } from './adapters/contexts/order-confirmed.listener';
import { OrderRefundedListener } from './adapters/contexts/order-refunded.listener';
import { ReportsController } from './adapters/http/reports.controller';
import { SqlDailyRollups } from './adapters/postgres/sql-daily-rollups';
import { SqlFailedJobs } from './adapters/postgres/sql-failed-jobs';
import { KeepRollups, keepRollups } from './application/keep-rollups';
import { DailyRollups, FailedJobs } from './application/ports';
import { RecomputeDay } from './application/recompute-day';
import { recomputeDay, ScheduleRecomputing } from './application/schedule-recomputing';
import { ViewDashboard } from './application/view-dashboard';
import { ShopDays } from './domain/shop-days';
import { ReportingSettings } from './reporting.settings';

@Module({
  imports: [CatalogueModule, CartModule, OrderingModule],
  controllers: [ReportsController],
  providers: [
    provide(ReportingSettings, Environment),
    {
      provide: ShopDays,
      inject: [ReportingSettings],
      useFactory: ({ SHOP_TIME_ZONE }: ReportingSettings) => new ShopDays(SHOP_TIME_ZONE),
    },
    bind(DailyRollups, SqlDailyRollups, Database),
    bind(FailedJobs, SqlFailedJobs, Database),
    provide(RecomputeDay, ShopDays, OrderFigures, CartFigures, DailyRollups, UnitOfWork),
    provide(ScheduleRecomputing, ShopDays, Jobs, Clock),
    provide(KeepRollups, ShopDays, OrderFigures, DailyRollups, RecomputeDay, Jobs, Clock),
    provide(ViewDashboard, ShopDays, DailyRollups, OrderFigures, StockFigures, FailedJobs, Clock),
    provide(OrderConfirmedListener, ScheduleRecomputing),
    provide(OrderRefundedListener, ScheduleRecomputing),
  ],
})
export class ReportingModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly recomputeDay: RecomputeDay,
    private readonly keepRollups: KeepRollups,
    private readonly whenConfirmed: OrderConfirmedListener,
    private readonly whenRefunded: OrderRefundedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(recomputeDay, (input) => this.recomputeDay.execute(input));
    this.subscriptions.onJob(keepRollups, () => this.keepRollups.execute());
    this.subscriptions.onEvent(this.whenConfirmed);
    this.subscriptions.onEvent(this.whenRefunded);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.keepRollups.begin();
  }
}
