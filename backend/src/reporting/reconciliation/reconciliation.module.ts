import { Module, type OnModuleInit, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueBooks, PriceBooks } from '../../catalogue/catalogue-reconciliation';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { StockBooks } from '../../inventory/stock-reconciliation';
import { CustomerBooks } from '../../identity/customer-reconciliation';
import { IdentityModule } from '../../identity/identity.module';
import { OrderBooks } from '../../ordering/order-reconciliation';
import { OrderFigures } from '../../ordering/order-figures';
import { OrderingModule } from '../../ordering/ordering.module';
import { PaymentBooks } from '../../payments/payment-reconciliation';
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
import { CheckedBooks } from '../reconciliation-reports';
import { FailedJobsModule } from '../failed-jobs/failed-jobs.module';
import { DailyRollups } from '../figures/application/ports';
import { FiguresModule } from '../figures/figures.module';
import { InProcessCheckedBooks } from './adapters/contexts/in-process-reconciliation-reports';
import { BooksController } from './adapters/http/books.controller';
import { LoggedAlerts } from './adapters/log/logged-alerts';
import { SqlBooksChecks } from './adapters/postgres/sql-reconciliation-checks';
import { bookRules } from './application/reconciliation-rules';
import { StartBooksCheck, CheckBooks, checkBooks } from './application/run-reconciliation';
import { KeepBooks, keepBooks } from './application/schedule-reconciliation';
import { BooksChecks, Alerts } from './application/ports';

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
  ],
  controllers: [BooksController],
  providers: [
    bind(BooksChecks, SqlBooksChecks, Database),
    bind(CheckedBooks, InProcessCheckedBooks, BooksChecks),
    bind(Alerts, LoggedAlerts, Log),
    provide(StartBooksCheck, BooksChecks, Jobs, CurrentActor, UnitOfWork),
    {
      provide: rules,
      inject: [
        OrderBooks,
        PaymentBooks,
        StockBooks,
        CustomerBooks,
        PriceBooks,
        CatalogueBooks,
        DailyRollups,
        OrderFigures,
        ShopDays,
        Clock,
      ],
      useFactory: bookRules,
    },
    {
      provide: CheckBooks,
      inject: [rules, BooksChecks, Alerts, Outbox, Jobs, UnitOfWork],
      useFactory: (...given: ConstructorParameters<typeof CheckBooks>) => new CheckBooks(...given),
    },
    provide(KeepBooks, ShopDays, OrderFigures, BooksChecks, StartBooksCheck, Jobs, Clock),
  ],
  exports: [CheckedBooks],
})
export class ReconciliationModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly nightly: KeepBooks,
    private readonly check: CheckBooks,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(keepBooks, () => this.nightly.execute());
    this.subscriptions.onJob(checkBooks, (input) => this.check.execute(input));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.nightly.begin();
  }
}
