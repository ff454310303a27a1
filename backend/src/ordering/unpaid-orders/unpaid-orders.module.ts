import { Module } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentDenied } from '../../payments/payments.events';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { onJob, onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderingSettings } from '../ordering.settings';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { CancelledCheckoutsController } from './adapters/http/cancelled-checkouts.controller';
import { CancelCheckout } from './application/cancel-checkout';
import { CancelOrder } from './application/cancel-order';
import { CancelOwnOrder } from './application/cancel-own-order';
import { CancelUnopenedOrder } from './application/cancel-unopened-order';
import { ExpireOrder } from './application/expire-order';
import { GiveUpOrder } from './application/give-up-order';
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
    provide(GiveUpOrder, OrderRepository, Stock, PaymentsFacade, PaymentDeadline, Clock),
    provide(CancelOrder, OrderRepository, GiveUpOrder, UnitOfWork),
    provide(CancelOwnOrder, OrderRepository, CancelOrder, UnitOfWork),
    provide(CancelCheckout, OrderRepository, PaymentsFacade, GiveUpOrder, UnitOfWork),
    provide(CancelUnopenedOrder, OrderRepository, PaymentsFacade, CancelOrder, UnitOfWork),
    provide(ExpireOrder, OrderRepository, PaymentsFacade, GiveUpOrder, Jobs, UnitOfWork),
    provide(RemindOfPayment, OrderRepository, UnitOfWork),
    onJob(expireOrder, ExpireOrder),
    onJob(remindOfPayment, RemindOfPayment),
    // The cart still has what was ordered.
    onEvent(PaymentDenied, 'ordering:close-denied-order', CancelOrder, (cancelOrder, { orderId }) =>
      cancelOrder.execute({ orderId, reason: 'declined' }),
    ),
  ],
  exports: [PaymentDeadline, GiveUpOrder, CancelOwnOrder, CancelUnopenedOrder],
})
export class UnpaidOrdersModule {}
