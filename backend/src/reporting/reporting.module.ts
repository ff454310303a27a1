import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CartFigures } from '../cart/cart-figures';
import { CartModule } from '../cart/cart.module';
import { CatalogueBooks } from '../catalogue/catalogue-books';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { PriceBooks } from '../catalogue/price-books';
import { StockBooks } from '../catalogue/stock-books';
import { StockFigures } from '../catalogue/stock-figures';
import { CustomerBooks } from '../identity/customer-books';
import { IdentityModule } from '../identity/identity.module';
import { OrderBooks } from '../ordering/order-books';
import { OrderFigures } from '../ordering/order-figures';
import { OrderingModule } from '../ordering/ordering.module';
import { PaymentBooks } from '../payments/payment-books';
import { PaymentsModule } from '../payments/payments.module';
import { Log } from '../platform/log/log';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { ShopDays } from '../shared/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { OrderConfirmedListener } from './figures/adapters/contexts/order-confirmed.listener';
import { OrderRefundedListener } from './figures/adapters/contexts/order-refunded.listener';
import { InProcessCheckedBooks } from './reconciliation/adapters/contexts/in-process-checked-books';
import { PiecesRefundedListener } from './figures/adapters/contexts/pieces-refunded.listener';
import { BooksController } from './reconciliation/adapters/http/books.controller';
import { FailedJobsController } from './failed-jobs/adapters/http/failed-jobs.controller';
import { ReportsController } from './figures/adapters/http/reports.controller';
import { ShoppersController } from './figures/adapters/http/shoppers.controller';
import { ShortagesController } from './figures/adapters/http/shortages.controller';
import { LoggedAlerts } from './reconciliation/adapters/log/logged-alerts';
import { SqlBooksChecks } from './reconciliation/adapters/postgres/sql-books-checks';
import { SqlDailyRollups } from './figures/adapters/postgres/sql-daily-rollups';
import { SqlDailyShoppers } from './figures/adapters/postgres/sql-daily-shoppers';
import { SqlFailedJobs } from './failed-jobs/adapters/postgres/sql-failed-jobs';
import { SqlKeptRankings } from './figures/adapters/postgres/sql-kept-rankings';
import {
  productsAgainstReviews,
  variantsAgainstSizes,
  wordsAgainstProducts,
} from './reconciliation/application/catalogue-rules';
import type { BookRule } from './reconciliation/application/book-rule';
import { CheckBooks, checkBooks, StartBooksCheck } from './reconciliation/application/check-books';
import {
  customersAgainstPurchases,
  ordersAgainstPurchases,
} from './reconciliation/application/customer-rules';
import { daysAgainstOrders } from './reconciliation/application/day-rules';
import { KeepBooks, keepBooks } from './reconciliation/application/keep-books';
import {
  paymentsAgainstOrders,
  providerAgainstPayments,
  reservationsAgainstOrders,
  stockAgainstMovements,
} from './reconciliation/application/more-rules';
import { ordersAgainstPayments, ordersAgainstReservations } from './reconciliation/application/order-rules';
import { ordersAgainstParcels, parcelsAgainstStock } from './reconciliation/application/parcel-rules';
import { pricesAgainstHistory } from './reconciliation/application/price-rules';
import { Alerts, BooksChecks } from './reconciliation/application/ports';
import { ForgetShoppers, forgetShoppers } from './figures/application/forget-shoppers';
import { KeepRankings, keepRankings } from './figures/application/keep-rankings';
import { KeepRollups, keepRollups } from './figures/application/keep-rollups';
import { ListShortages } from './figures/application/list-shortages';
import { DailyRollups, DailyShoppers, KeptRankings } from './figures/application/ports';
import { FailedJobs } from './failed-jobs/application/ports';
import { RankSales } from './figures/application/rank-sales';
import { RecomputeDay } from './figures/application/recompute-day';
import { RefreshDay } from './figures/application/refresh-day';
import { recomputeDay, ScheduleRecomputing } from './figures/application/schedule-recomputing';
import { ViewDashboard } from './figures/application/view-dashboard';
import { CheckedBooks } from './checked-books';

const rulesOfOrders = (
  orders: OrderBooks,
  payments: PaymentBooks,
  stock: StockBooks,
  customers: CustomerBooks,
): BookRule[] => [
  ordersAgainstPayments(orders, payments),
  paymentsAgainstOrders(payments, orders),
  ordersAgainstReservations(orders, stock),
  reservationsAgainstOrders(stock, orders),
  ordersAgainstParcels(orders),
  parcelsAgainstStock(orders, stock),
  ordersAgainstPurchases(orders, customers),
  customersAgainstPurchases(customers),
  stockAgainstMovements(stock),
  providerAgainstPayments(payments),
];

const rulesOfFigures = (
  prices: PriceBooks,
  catalogue: CatalogueBooks,
  rollups: DailyRollups,
  orders: OrderFigures,
  ...[days, clock]: [ShopDays, Clock]
): BookRule[] => [
  pricesAgainstHistory(prices),
  productsAgainstReviews(catalogue),
  variantsAgainstSizes(catalogue),
  wordsAgainstProducts(catalogue),
  daysAgainstOrders({ rollups, orders, days, clock }),
];

const orderRules = Symbol('rules of orders');
const figureRules = Symbol('rules of figures');

@Module({
  imports: [IdentityModule, CatalogueModule, CartModule, OrderingModule, PaymentsModule],
  controllers: [
    ReportsController,
    ShoppersController,
    ShortagesController,
    FailedJobsController,
    BooksController,
  ],
  providers: [
    bind(DailyRollups, SqlDailyRollups, Database),
    bind(DailyShoppers, SqlDailyShoppers, Database),
    provide(ForgetShoppers, DailyShoppers, Jobs, UnitOfWork, Clock),
    bind(FailedJobs, SqlFailedJobs, Database),
    bind(KeptRankings, SqlKeptRankings, Database),
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
    bind(BooksChecks, SqlBooksChecks, Database),
    bind(CheckedBooks, InProcessCheckedBooks, BooksChecks),
    bind(Alerts, LoggedAlerts, Log),
    provide(StartBooksCheck, BooksChecks, Jobs, CurrentActor, UnitOfWork),
    {
      provide: orderRules,
      inject: [OrderBooks, PaymentBooks, StockBooks, CustomerBooks],
      useFactory: rulesOfOrders,
    },
    {
      provide: figureRules,
      inject: [PriceBooks, CatalogueBooks, DailyRollups, OrderFigures, ShopDays, Clock],
      useFactory: rulesOfFigures,
    },
    {
      provide: CheckBooks,
      inject: [orderRules, figureRules, BooksChecks, Alerts, Outbox, Jobs, UnitOfWork],
      useFactory: (
        ofOrders: BookRule[],
        ofFigures: BookRule[],
        ...others: [BooksChecks, Alerts, Outbox, Jobs, UnitOfWork]
      ) => new CheckBooks([...ofOrders, ...ofFigures], ...others),
    },
    provide(KeepBooks, ShopDays, OrderFigures, BooksChecks, StartBooksCheck, Jobs, Clock),
    provide(OrderConfirmedListener, ScheduleRecomputing),
    provide(OrderRefundedListener, ScheduleRecomputing),
    provide(PiecesRefundedListener, ScheduleRecomputing),
  ],
  exports: [CheckedBooks],
})
export class ReportingModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly refreshDay: RefreshDay,
    private readonly keepRankings: KeepRankings,
    private readonly keepRollups: KeepRollups,
    private readonly forgetShoppers: ForgetShoppers,
    private readonly keepBooks: KeepBooks,
    private readonly checkBooks: CheckBooks,
    private readonly whenConfirmed: OrderConfirmedListener,
    private readonly whenRefunded: OrderRefundedListener,
    private readonly whenPiecesRefunded: PiecesRefundedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(recomputeDay, (input) => this.refreshDay.execute(input));
    this.subscriptions.onJob(keepRankings, () => this.keepRankings.execute());
    this.subscriptions.onJob(keepRollups, () => this.keepRollups.execute());
    this.subscriptions.onJob(forgetShoppers, () => this.forgetShoppers.execute());
    this.subscriptions.onJob(keepBooks, () => this.keepBooks.execute());
    this.subscriptions.onJob(checkBooks, (input) => this.checkBooks.execute(input));
    this.subscriptions.onEvent(this.whenConfirmed);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenPiecesRefunded);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.keepRollups.begin();
    await this.forgetShoppers.begin();
    await this.keepBooks.begin();
  }
}
