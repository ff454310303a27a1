import { Module, type OnModuleInit } from '@nestjs/common';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderingSettings } from '../ordering.settings';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { PaymentDeniedListener } from './adapters/contexts/payment-denied.listener';
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
    provide(PaymentDeniedListener, CancelOrder),
  ],
  exports: [PaymentDeadline, GiveUpOrder, CancelOwnOrder, CancelUnopenedOrder],
})
export class UnpaidOrdersModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly expireOrder: ExpireOrder,
    private readonly remindOfPayment: RemindOfPayment,
    private readonly whenDenied: PaymentDeniedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(expireOrder, (input) => this.expireOrder.execute(input));
    this.subscriptions.onJob(remindOfPayment, (input) => this.remindOfPayment.execute(input));
    this.subscriptions.onEvent(this.whenDenied);
  }
}
