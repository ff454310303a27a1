import { Module } from '@nestjs/common';
import { CartFacade } from '../../cart/cart.facade';
import { CartModule } from '../../cart/cart.module';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import {
  PaymentApproved,
  PaymentCaptured,
  PaymentHeldForReview,
  WrongAmountPaid,
} from '../../payments/payments.events';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { onJob, onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { PaymentDeadline } from '../unpaid-orders/application/payment-deadline';
import { GiveBack } from '../refunds/application/give-back';
import { RefundsModule } from '../refunds/refunds.module';
import { UnpaidOrdersModule } from '../unpaid-orders/unpaid-orders.module';
import { CompleteApprovedCheckout, completeApprovedCheckout } from './application/complete-approved-checkout';
import { CompleteCheckout } from './application/complete-checkout';
import { ConfirmOrder } from './application/confirm-order';
import { HoldOrderForReview } from './application/hold-order-for-review';
import { RejectWronglyPaidOrder } from './application/reject-wrongly-paid-order';

/** The money of an order arrives, is reviewed, or is another amount than was due. */
@Module({
  imports: [
    CartModule,
    IdentityModule,
    InventoryModule,
    PaymentsModule,
    OrdersModule,
    RefundsModule,
    UnpaidOrdersModule,
  ],
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
      GiveBack,
      PaymentDeadline,
      UnitOfWork,
      Clock,
    ),
    provide(HoldOrderForReview, OrderRepository, Stock, PaymentDeadline, UnitOfWork, Clock),
    provide(RejectWronglyPaidOrder, OrderRepository, Stock, UnitOfWork, Clock),
    onJob(completeApprovedCheckout, CompleteApprovedCheckout),
    // Buyers who agreed may have closed the browser. The provider is called outside any transaction: in a job of its own.
    onEvent(PaymentApproved, 'ordering:schedule-checkout-completion', Jobs, (jobs, { orderId }) =>
      jobs.schedule(completeApprovedCheckout, { orderId }, 0),
    ),
    // The shopper may not have returned, or the response to the capture was lost.
    onEvent(
      PaymentCaptured,
      'ordering:confirm-captured-order',
      ConfirmOrder,
      (confirmOrder, { orderId, gatewayOrderId, payerId }) =>
        confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId } }),
    ),
    // A review may begin after the request for the capture has ended.
    onEvent(PaymentHeldForReview, 'ordering:hold-order-for-review', HoldOrderForReview, (hold, event) =>
      hold.execute(event),
    ),
    onEvent(WrongAmountPaid, 'ordering:reject-wrongly-paid-order', RejectWronglyPaidOrder, (reject, event) =>
      reject.execute(event),
    ),
  ],
  exports: [CompleteCheckout],
})
export class CompletionModule {}
