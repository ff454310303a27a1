import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { AuditedActions } from '../audit/audited-actions';
import { CartFacade } from '../cart/cart.facade';
import { CartModule } from '../cart/cart.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { InventoryModule } from '../inventory/inventory.module';
import { Skus } from '../catalogue/skus';
import { Stock } from '../inventory/stock';
import { Weights } from '../catalogue/weights';
import { ContentModule } from '../content/content.module';
import { LegalPages } from '../content/legal-pages';
import { ShopCountry } from '../content/shop-country';
import { ShopName } from '../content/shop-name';
import { DeliveryFacade } from '../delivery/delivery.facade';
import { DeliveryModule } from '../delivery/delivery.module';
import { IdentityFacade } from '../identity/identity.facade';
import { IdentityModule } from '../identity/identity.module';
import { UserNames } from '../identity/user-names';
import { PaymentHistory } from '../payments/payment-history';
import { PaymentsFacade } from '../payments/payments.facade';
import { PaymentsModule } from '../payments/payments.module';
import { Environment } from '../platform/config/settings';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { PaymentApprovedListener } from './adapters/contexts/payment-approved.listener';
import { PaymentCapturedListener } from './adapters/contexts/payment-captured.listener';
import { PaymentContestedListener } from './adapters/contexts/payment-contested.listener';
import { PaymentDeniedListener } from './adapters/contexts/payment-denied.listener';
import { PaymentHeldForReviewListener } from './adapters/contexts/payment-held-for-review.listener';
import { PaymentPartlyRefundedElsewhereListener } from './adapters/contexts/payment-partly-refunded-elsewhere.listener';
import { PaymentPartlyRefundedListener } from './adapters/contexts/payment-partly-refunded.listener';
import { PaymentRefundedListener } from './adapters/contexts/payment-refunded.listener';
import { RefundWasRefusedListener } from './adapters/contexts/refund-was-refused.listener';
import { WrongAmountPaidListener } from './adapters/contexts/wrong-amount-paid.listener';
import { AdminOrderDetails } from './adapters/http/admin-order-details';
import { AdminOrderList } from './adapters/http/admin-order-list';
import { AdminOrdersController } from './adapters/http/admin-orders.controller';
import { AdminParcelsController } from './adapters/http/admin-parcels.controller';
import { CancellationsController } from './adapters/http/cancellations.controller';
import { CancelledCheckoutsController } from './adapters/http/cancelled-checkouts.controller';
import { CheckoutController } from './adapters/http/checkout.controller';
import { OrderAddressController } from './adapters/http/order-address.controller';
import { OrderHoldsController } from './adapters/http/order-holds.controller';
import { OrdersController } from './adapters/http/orders.controller';
import { TrackingNumbersController } from './adapters/http/tracking-numbers.controller';
import { CancellationRow } from './adapters/postgres/cancellation.table';
import { OrderChangeRow } from './adapters/postgres/order-change.table';
import { OrderLineRow } from './adapters/postgres/order-line.table';
import { OrderRow } from './adapters/postgres/order.table';
import { ParcelChangeRow, ParcelPiecesRow, ParcelRow } from './adapters/postgres/parcel.table';
import { SqlOrderBooks } from './adapters/postgres/sql-order-books';
import { SqlOrderFigures } from './adapters/postgres/sql-order-figures';
import { SqlOrderQueries } from './adapters/postgres/sql-order.queries';
import { SqlPlacedOrders } from './adapters/postgres/sql-placed-orders';
import { SqlRefundedPieces } from './adapters/postgres/sql-refunded-pieces';
import { SqlSentParcels } from './adapters/postgres/sql-sent-parcels';
import { SqlStaffNotes } from './adapters/postgres/sql-staff-notes';
import { TypeOrmOrderRepository } from './adapters/postgres/typeorm-order.repository';
import { AddStaffNote } from './application/add-staff-note';
import { CancelCheckout } from './application/cancel-checkout';
import { CancelOrder } from './application/cancel-order';
import { CancelOwnOrder } from './application/cancel-own-order';
import { CancelUnopenedOrder } from './application/cancel-unopened-order';
import { ChangeOrderStatus } from './application/change-order-status';
import { ChangeParcels } from './application/change-parcels';
import { ChooseDelivery } from './application/choose-delivery';
import { CompleteApprovedCheckout, completeApprovedCheckout } from './application/complete-approved-checkout';
import { CompleteCheckout } from './application/complete-checkout';
import { ConfirmOrder } from './application/confirm-order';
import { EarlierOrders } from './application/earlier-orders';
import { ExpireOrder } from './application/expire-order';
import { GiveUpOrder } from './application/give-up-order';
import { HoldOrderForReview } from './application/hold-order-for-review';
import { ManyOrders } from './application/many-orders';
import { MoveOrdersOn } from './application/move-orders-on';
import { NewOrders } from './application/new-orders';
import { OpenAgain } from './application/open-again';
import { OpenOrder } from './application/open-order';
import { PackOrders } from './application/pack-orders';
import { PayOrder } from './application/pay-order';
import { expireOrder, PaymentDeadline, remindOfPayment } from './application/payment-deadline';
import { PlaceOrder } from './application/place-order';
import { OrderQueries } from './application/query-ports';
import { OrderRepository } from './application/ports';
import { StaffNotes } from './application/staff-ports';
import { PreviewDeliveries } from './application/preview-deliveries';
import { RecordRefund } from './application/record-refund';
import { RejectWronglyPaidOrder } from './application/reject-wrongly-paid-order';
import { RemindOfPayment } from './application/remind-of-payment';
import { OrderBooks } from './order-books';
import { OrderFigures } from './order-figures';
import { OrderNumbersModule } from './order-numbers.module';
import { OrderingSettings } from './ordering.settings';
import { parcelProviders } from './parcels.providers';
import { PlacedOrders } from './placed-orders';
import { RefundedPieces } from './refunded-pieces';
import { SentParcels } from './sent-parcels';

@Module({
  imports: [
    AuditModule,
    ContentModule,
    IdentityModule,
    CatalogueModule,
    InventoryModule,
    CartModule,
    PaymentsModule,
    DeliveryModule,
    OrderNumbersModule,
    TypeOrmModule.forFeature([
      CancellationRow,
      OrderRow,
      OrderLineRow,
      OrderChangeRow,
      ParcelRow,
      ParcelPiecesRow,
      ParcelChangeRow,
    ]),
  ],
  controllers: [
    CancellationsController,
    OrdersController,
    CheckoutController,
    CancelledCheckoutsController,
    AdminOrdersController,
    TrackingNumbersController,
    AdminParcelsController,
    OrderAddressController,
    OrderHoldsController,
  ],
  providers: [
    provide(OrderingSettings, Environment),
    bind(
      OrderRepository,
      TypeOrmOrderRepository,
      Database,
      repositoryOf(OrderRow),
      repositoryOf(OrderLineRow),
      repositoryOf(OrderChangeRow),
      Outbox,
      CurrentActor,
    ),
    {
      provide: OrderQueries,
      inject: [Database, OrderingSettings],
      useFactory: (database: Database, settings: OrderingSettings) =>
        new SqlOrderQueries(database, settings.CANCEL_HOURS),
    },
    bind(OrderFigures, SqlOrderFigures, Database),
    bind(OrderBooks, SqlOrderBooks, Database),
    bind(PlacedOrders, SqlPlacedOrders, Database),
    bind(SentParcels, SqlSentParcels, Database),
    bind(RefundedPieces, SqlRefundedPieces, Database),
    provide(AdminOrderList, OrderQueries, PaymentHistory, UserNames),
    provide(AdminOrderDetails, OrderQueries, PaymentHistory, AuditedActions, UserNames),
    {
      provide: PaymentDeadline,
      inject: [OrderingSettings, Jobs, Clock],
      useFactory: (settings: OrderingSettings, jobs: Jobs, clock: Clock) =>
        new PaymentDeadline(settings.RESERVATION_MINUTES, jobs, clock),
    },
    provide(
      PlaceOrder,
      CartFacade,
      IdentityFacade,
      ChooseDelivery,
      EarlierOrders,
      NewOrders,
      OpenAgain,
      OpenOrder,
      ShopCountry,
      UnitOfWork,
    ),
    provide(ChooseDelivery, DeliveryFacade, Weights, ShopCountry),
    provide(PreviewDeliveries, CartFacade, IdentityFacade, ShopCountry, ChooseDelivery),
    provide(OpenAgain, PaymentsFacade, PaymentDeadline),
    provide(OpenOrder, OrderRepository, ShopName, CancelUnopenedOrder),
    provide(PayOrder, OrderRepository, IdentityFacade, OpenAgain, OpenOrder, UnitOfWork),
    provide(CancelOwnOrder, OrderRepository, CancelOrder, UnitOfWork),
    provide(
      CompleteCheckout,
      OrderRepository,
      Stock,
      PaymentsFacade,
      ConfirmOrder,
      HoldOrderForReview,
      PaymentDeadline,
      UnitOfWork,
      Clock,
    ),
    provide(
      ConfirmOrder,
      OrderRepository,
      CartFacade,
      IdentityFacade,
      Stock,
      PaymentsFacade,
      PaymentDeadline,
      UnitOfWork,
      Clock,
    ),
    provide(HoldOrderForReview, OrderRepository, Stock, PaymentDeadline, UnitOfWork, Clock),
    provide(GiveUpOrder, OrderRepository, Stock, PaymentsFacade, PaymentDeadline, Clock),
    provide(CancelOrder, OrderRepository, GiveUpOrder, UnitOfWork),
    provide(CancelCheckout, OrderRepository, PaymentsFacade, GiveUpOrder, UnitOfWork),
    provide(EarlierOrders, OrderRepository, Stock, GiveUpOrder),
    provide(NewOrders, OrderRepository, Stock, Skus, LegalPages, PaymentsFacade, PaymentDeadline, Clock),
    provide(CancelUnopenedOrder, OrderRepository, PaymentsFacade, CancelOrder, UnitOfWork),
    provide(CompleteApprovedCheckout, OrderRepository, CompleteCheckout, UnitOfWork, Clock),
    provide(ExpireOrder, OrderRepository, PaymentsFacade, GiveUpOrder, Jobs, UnitOfWork),
    provide(RemindOfPayment, OrderRepository, UnitOfWork),
    bind(StaffNotes, SqlStaffNotes, Database, CurrentActor),
    provide(AddStaffNote, OrderRepository, StaffNotes, AuditTrail, UnitOfWork),
    provide(ManyOrders, OrderRepository, UnitOfWork),
    provide(MoveOrdersOn, OrderRepository, ManyOrders, ChangeOrderStatus),
    provide(PackOrders, ManyOrders, ChangeParcels),
    provide(ChangeOrderStatus, Stock, PaymentsFacade, ChangeParcels, UnitOfWork),
    provide(RejectWronglyPaidOrder, OrderRepository, Stock, UnitOfWork, Clock),
    provide(RecordRefund, ChangeParcels, Stock, UnitOfWork),
    provide(PaymentApprovedListener, Jobs),
    provide(PaymentCapturedListener, ConfirmOrder),
    provide(PaymentDeniedListener, CancelOrder),
    provide(PaymentHeldForReviewListener, HoldOrderForReview),
    provide(WrongAmountPaidListener, RejectWronglyPaidOrder),
    provide(PaymentRefundedListener, RecordRefund),
    ...parcelProviders,
  ],
  exports: [OrderBooks, OrderFigures, PlacedOrders, RefundedPieces, SentParcels],
})
export class OrderingModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly expireOrder: ExpireOrder,
    private readonly remindOfPayment: RemindOfPayment,
    private readonly completeApprovedCheckout: CompleteApprovedCheckout,
    private readonly whenApproved: PaymentApprovedListener,
    private readonly whenCaptured: PaymentCapturedListener,
    private readonly whenDenied: PaymentDeniedListener,
    private readonly whenHeldForReview: PaymentHeldForReviewListener,
    private readonly whenWrongAmountPaid: WrongAmountPaidListener,
    private readonly whenRefunded: PaymentRefundedListener,
    private readonly whenRefundWasRefused: RefundWasRefusedListener,
    private readonly whenContested: PaymentContestedListener,
    private readonly whenPartlyRefunded: PaymentPartlyRefundedListener,
    private readonly whenPartlyRefundedElsewhere: PaymentPartlyRefundedElsewhereListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(expireOrder, (input) => this.expireOrder.execute(input));
    this.subscriptions.onJob(remindOfPayment, (input) => this.remindOfPayment.execute(input));
    this.subscriptions.onJob(completeApprovedCheckout, (input) =>
      this.completeApprovedCheckout.execute(input),
    );
    this.subscriptions.onEvent(this.whenApproved);
    this.subscriptions.onEvent(this.whenCaptured);
    this.subscriptions.onEvent(this.whenDenied);
    this.subscriptions.onEvent(this.whenHeldForReview);
    this.subscriptions.onEvent(this.whenWrongAmountPaid);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenRefundWasRefused);
    this.subscriptions.onEvent(this.whenContested);
    this.subscriptions.onEvent(this.whenPartlyRefunded);
    this.subscriptions.onEvent(this.whenPartlyRefundedElsewhere);
  }
}
