import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { AuditedActions } from '../../audit/audited-actions';
import { ContentModule } from '../../content/content.module';
import { DeliveryFacade } from '../../delivery/delivery.facade';
import { DeliveryModule } from '../../delivery/delivery.module';
import { IdentityModule } from '../../identity/identity.module';
import { UserNames } from '../../identity/user-names';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentHistory } from '../../payments/payment-history';
import { PaymentContested, RefundRefused } from '../../payments/payments.events';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { onEvent } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { provide, bind } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderQueries } from '../order-views/application/ports';
import { OrderViewsModule } from '../order-views/order-views.module';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { ParcelsModule } from '../parcels/parcels.module';
import { GiveBack } from '../refunds/application/give-back';
import { RefundsModule } from '../refunds/refunds.module';
import { AdminOrderDetails } from './adapters/http/admin-order-details';
import { AdminOrderList } from './adapters/http/admin-order-list';
import { AdminOrdersController } from './adapters/http/admin-orders.controller';
import { OrderAddressController } from './adapters/http/order-address.controller';
import { OrderHoldsController } from './adapters/http/order-holds.controller';
import { SqlStaffNotes } from './adapters/postgres/sql-staff-notes';
import { AddStaffNote } from './application/add-staff-note';
import { ChangeOrderStatus } from './application/change-order-status';
import { CorrectAddress } from './application/correct-address';
import { HoldOrder } from './application/hold-order';
import { ManyOrders } from './application/many-orders';
import { MoveOrdersOn } from './application/move-orders-on';
import { PackOrders } from './application/pack-orders';
import { StaffNotes } from './application/ports';
import { ReleaseOrder } from './application/release-order';

/** The shop's work on orders: lists, notes, holds, corrected addresses, and many orders at once. */
@Module({
  imports: [
    AuditModule,
    ContentModule,
    DeliveryModule,
    IdentityModule,
    InventoryModule,
    PaymentsModule,
    OrdersModule,
    OrderViewsModule,
    ParcelsModule,
    RefundsModule,
  ],
  controllers: [AdminOrdersController, OrderAddressController, OrderHoldsController],
  providers: [
    provide(AdminOrderList, OrderQueries, PaymentHistory, UserNames),
    provide(AdminOrderDetails, OrderQueries, PaymentHistory, AuditedActions, UserNames),
    bind(StaffNotes, SqlStaffNotes, Database, CurrentActor),
    provide(AddStaffNote, OrderRepository, StaffNotes, AuditTrail, UnitOfWork),
    provide(ManyOrders, OrderRepository, UnitOfWork),
    provide(MoveOrdersOn, OrderRepository, ManyOrders, ChangeOrderStatus),
    provide(PackOrders, ManyOrders, ChangeParcels),
    provide(ChangeOrderStatus, Stock, PaymentsFacade, GiveBack, ChangeParcels, UnitOfWork),
    provide(CorrectAddress, ChangeParcels, DeliveryFacade),
    provide(ReleaseOrder, ChangeParcels),
    provide(HoldOrder, OrderRepository, UnitOfWork, Clock),
    onEvent(PaymentContested, 'ordering:hold-contested-order', HoldOrder, (hold, { orderId, contest }) =>
      hold.execute({ orderId, reason: contest }),
    ),
    onEvent(RefundRefused, 'ordering:hold-order-of-refused-refund', HoldOrder, (hold, { orderId }) =>
      hold.execute({ orderId, reason: 'refund-refused' }),
    ),
  ],
})
export class AdministrationModule {}
