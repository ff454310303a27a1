import { Module, type OnModuleInit, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueReconciliation, PriceReconciliation } from '../../catalogue/catalogue-reconciliation';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { StockReconciliation } from '../../inventory/stock-reconciliation';
import { CustomerReconciliation } from '../../identity/customer-reconciliation';
import { IdentityModule } from '../../identity/identity.module';
import { OrderReconciliation } from '../../ordering/order-reconciliation';
import { OrderFigures } from '../../ordering/order-figures';
import { OrderingModule } from '../../ordering/ordering.module';
import { PaymentLedger } from '../../payments/payment-ledger';
import { PaymentReconciliation } from '../../payments/payment-reconciliation';
import { PaymentsModule } from '../../payments/payments.module';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Log } from '../../platform/log/log';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/events/outbox';
import { ShopDays } from '../../shared/time/shop-days';
import { UnitOfWork } from '../../shared/unit-of-work';
import { ReconciliationReports } from '../reconciliation-reports';
import { FailedJobsModule } from '../failed-jobs/failed-jobs.module';
import { DailyRollups } from '../figures/application/ports';
import { RecomputeDay } from '../figures/application/recompute-day';
import { FiguresModule } from '../figures/figures.module';
import { PieceQueries } from '../places/application/ports';
import { PlacesModule } from '../places/places.module';
import { InProcessReconciliationReports } from './adapters/contexts/in-process-reconciliation-reports';
import { BooksController } from './adapters/http/books.controller';
import { LoggedAlerts } from './adapters/log/logged-alerts';
import { SqlReconciliationChecks } from './adapters/postgres/sql-reconciliation-checks';
import { reconciliationRules } from './application/reconciliation-rules';
import { StartReconciliation, RunReconciliation, runReconciliation } from './application/run-reconciliation';
import { ScheduleReconciliation, scheduleReconciliation } from './application/schedule-reconciliation';
import { ReconciliationChecks, Alerts } from './application/ports';

const rules = Symbol('rules of the nightly check');

/** The nightly check that compares the figures of orders, payments, stock and catalogue with one another. */
@Module({
  imports: [
    IdentityModule,
    CatalogueModule,
    InventoryModule,
    OrderingModule,
    PaymentsModule,
    FailedJobsModule,
    FiguresModule,
    PlacesModule,
  ],
  controllers: [BooksController],
  providers: [
    bind(ReconciliationChecks, SqlReconciliationChecks, Database),
    bind(ReconciliationReports, InProcessReconciliationReports, ReconciliationChecks),
    bind(Alerts, LoggedAlerts, Log),
    provide(StartReconciliation, ReconciliationChecks, Jobs, CurrentActor, UnitOfWork),
    {
      provide: rules,
      inject: [
        OrderReconciliation,
        PaymentReconciliation,
        StockReconciliation,
        CustomerReconciliation,
        PriceReconciliation,
        CatalogueReconciliation,
        DailyRollups,
        RecomputeDay,
        OrderFigures,
        PaymentLedger,
        ShopDays,
        Clock,
        PieceQueries,
      ],
      useFactory: reconciliationRules,
    },
    {
      provide: RunReconciliation,
      inject: [rules, ReconciliationChecks, Alerts, Outbox, Jobs, UnitOfWork],
      useFactory: (...given: ConstructorParameters<typeof RunReconciliation>) =>
        new RunReconciliation(...given),
    },
    provide(
      ScheduleReconciliation,
      ShopDays,
      OrderFigures,
      ReconciliationChecks,
      StartReconciliation,
      Jobs,
      Clock,
    ),
  ],
  exports: [ReconciliationReports],
})
export class ReconciliationModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly nightly: ScheduleReconciliation,
    private readonly check: RunReconciliation,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(scheduleReconciliation, () => this.nightly.execute());
    this.subscriptions.onJob(runReconciliation, (input) => this.check.execute(input));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.nightly.begin();
  }
}
