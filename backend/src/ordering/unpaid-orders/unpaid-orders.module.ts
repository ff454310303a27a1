import { Module } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentDenied } from '../../payments/payments.events';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { onJob, onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderingSettings } from '../ordering.settings';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { CancelledCheckoutsController } from './adapters/http/cancelled-checkouts.controller';
import { ExpireAbandonedCheckout } from './application/expire-abandoned-checkout';
import { CloseUnpaidOrder } from './application/close-unpaid-order';
import { CloseOwnOrder } from './application/close-own-order';
import { CloseFailedOpening } from './application/close-failed-opening';
import { ExpireOrder } from './application/expire-order';
import { ReleaseUnpaidOrder } from './application/release-unpaid-order';
import { expireOrder, PaymentDeadline, remindOfPayment } from './application/payment-deadline';
import { RemindOfPayment } from './application/remind-of-payment';

/** Orders that await their payment: they expire, are cancelled or given up. */
@Module({
  imports: [InventoryModule, PaymentsModule, OrdersModule],
  controllers: [CancelledCheckoutsController],
  providers: [
    {
      provide: PaymentDeadline,
      inject: [OrderingSettings, Jobs, Clock],
      useFactory: (settings: OrderingSettings, jobs: Jobs, clock: Clock) =>
        new PaymentDeadline(settings.RESERVATION_MINUTES, jobs, clock),
    },
    provide(ReleaseUnpaidOrder, OrderRepository, Stock, PaymentsFacade, PaymentDeadline, Clock),
    provide(CloseUnpaidOrder, OrderRepository, ReleaseUnpaidOrder, UnitOfWork),
    provide(CloseOwnOrder, OrderRepository, CloseUnpaidOrder, UnitOfWork),
    provide(ExpireAbandonedCheckout, OrderRepository, PaymentsFacade, ReleaseUnpaidOrder, UnitOfWork),
    provide(CloseFailedOpening, OrderRepository, PaymentsFacade, CloseUnpaidOrder, UnitOfWork),
    provide(ExpireOrder, OrderRepository, PaymentsFacade, ReleaseUnpaidOrder, Jobs, UnitOfWork),
    provide(RemindOfPayment, OrderRepository, UnitOfWork),
    onJob(expireOrder, ExpireOrder),
    onJob(remindOfPayment, RemindOfPayment),
    // The cart still has what was ordered.
    onEvent(PaymentDenied, 'ordering:close-denied-order', CloseUnpaidOrder, (closeUnpaidOrder, { orderId }) =>
      closeUnpaidOrder.execute({ orderId, end: 'payment-denied' }),
    ),
  ],
  exports: [PaymentDeadline, ReleaseUnpaidOrder, CloseOwnOrder, CloseFailedOpening],
})
export class UnpaidOrdersModule {}
