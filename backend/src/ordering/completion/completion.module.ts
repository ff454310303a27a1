import { Module, type OnModuleInit } from '@nestjs/common';
import { CartFacade } from '../../cart/cart.facade';
import { CartModule } from '../../cart/cart.module';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { PaymentDeadline } from '../unpaid-orders/application/payment-deadline';
import { UnpaidOrdersModule } from '../unpaid-orders/unpaid-orders.module';
import { PaymentApprovedListener } from './adapters/contexts/payment-approved.listener';
import { PaymentCapturedListener } from './adapters/contexts/payment-captured.listener';
import { PaymentHeldForReviewListener } from './adapters/contexts/payment-held-for-review.listener';
import { WrongAmountPaidListener } from './adapters/contexts/wrong-amount-paid.listener';
import { CompleteApprovedCheckout, completeApprovedCheckout } from './application/complete-approved-checkout';
import { CompleteCheckout } from './application/complete-checkout';
import { ConfirmOrder } from './application/confirm-order';
import { HoldOrderForReview } from './application/hold-order-for-review';
import { RejectWronglyPaidOrder } from './application/reject-wrongly-paid-order';

/** The money of an order arrives, is reviewed, or is another amount than was due. */
@Module({
  imports: [CartModule, IdentityModule, InventoryModule, PaymentsModule, OrdersModule, UnpaidOrdersModule],
  providers: [
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
    provide(CompleteApprovedCheckout, OrderRepository, CompleteCheckout, UnitOfWork, Clock),
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
    provide(RejectWronglyPaidOrder, OrderRepository, Stock, UnitOfWork, Clock),
    provide(PaymentApprovedListener, Jobs),
    provide(PaymentCapturedListener, ConfirmOrder),
    provide(PaymentHeldForReviewListener, HoldOrderForReview),
    provide(WrongAmountPaidListener, RejectWronglyPaidOrder),
  ],
  exports: [CompleteCheckout],
})
export class CompletionModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly completeApprovedCheckout: CompleteApprovedCheckout,
    private readonly whenApproved: PaymentApprovedListener,
    private readonly whenCaptured: PaymentCapturedListener,
    private readonly whenHeldForReview: PaymentHeldForReviewListener,
    private readonly whenWrongAmountPaid: WrongAmountPaidListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(completeApprovedCheckout, (input) =>
      this.completeApprovedCheckout.execute(input),
    );
    this.subscriptions.onEvent(this.whenApproved);
    this.subscriptions.onEvent(this.whenCaptured);
    this.subscriptions.onEvent(this.whenHeldForReview);
    this.subscriptions.onEvent(this.whenWrongAmountPaid);
  }
}
