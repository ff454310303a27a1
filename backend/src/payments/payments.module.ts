import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Environment } from '../platform/config/settings';
import { StartupError } from '../platform/config/startup-error';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Metrics } from '../platform/metrics/metrics';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessPaymentsFacade } from './adapters/contexts/in-process-payments.facade';
import { PayPalWebhookController } from './adapters/http/paypal-webhook.controller';
import { SandboxPaymentController } from './adapters/http/sandbox-payment.controller';
import { PayPalGateway } from './adapters/paypal/paypal.gateway';
import { PayPalCertificates } from './adapters/paypal/paypal-certificates';
import { PayPalWebhooks } from './adapters/paypal/paypal-webhooks';
import { WebhooksDisabled } from './adapters/paypal/webhooks-disabled';
import { MeasuredPaymentGateway } from './adapters/metrics/measured-payment.gateway';
import { PartialRefundRow } from './adapters/postgres/partial-refund.table';
import { PaymentChangeRow } from './adapters/postgres/payment-change.table';
import { PaymentRow } from './adapters/postgres/payment.table';
import { SqlPaymentBooks } from './adapters/postgres/sql-payment-books';
import { SqlPaymentHistory } from './adapters/postgres/sql-payment-history';
import { TypeOrmPartialRefundRepository } from './adapters/postgres/typeorm-partial-refund.repository';
import { TypeOrmPaymentRepository } from './adapters/postgres/typeorm-payment.repository';
import { CallRate } from './adapters/rate/call-rate';
import { RateLimitedPaymentGateway } from './adapters/rate/rate-limited-payment.gateway';
import { AbandonPayment } from './application/abandon-payment';
import { BeginCapture } from './application/begin-capture';
import { BeginOpening } from './application/begin-opening';
import { BeginPartialRefund } from './application/begin-partial-refund';
import { BeginRefund } from './application/begin-refund';
import { CapturePayment } from './application/capture-payment';
import { CompareRefunds, compareRefunds } from './application/compare-refunds';
import { CompareWithProvider } from './application/compare-with-provider';
import { FailOpening } from './application/fail-opening';
import { FindApproval } from './application/find-approval';
import { HandleWebhook } from './application/handle-webhook';
import { OpenPayment } from './application/open-payment';
import { BackgroundPaymentGateway, PaymentGateway, Webhooks } from './application/gateway-ports';
import { PartialRefundRepository } from './application/refund-ports';
import { PaymentRepository } from './application/ports';
import { ReconcilePayment } from './application/reconcile-payment';
import {
  checkApproval,
  checkLateApproval,
  reconcilePayment,
  refundPayment,
} from './application/payment-jobs';
import { RecordCapture } from './application/record-capture';
import { RefundPart, refundPart } from './application/refund-part';
import { RefundPayment } from './application/refund-payment';
import { StartPayment } from './application/start-payment';
import { PaymentBooks } from './payment-books';
import { PaymentHistory } from './payment-history';
import { PaymentsFacade } from './payments.facade';
import { PaymentsSettings } from './payments.settings';

function gatewayOf({ payPal }: PaymentsSettings): PayPalGateway {
  if (!payPal) throw new StartupError('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET must be set.');
  return new PayPalGateway(payPal);
}

/** A call is refused when it would wait longer for its turn than it may wait for the response. */
function callRateOf({ PAYPAL_CALLS_PER_SECOND: perSecond, PAYPAL_TIMEOUT_MS }: PaymentsSettings): CallRate {
  return new CallRate(perSecond, Math.ceil((perSecond * PAYPAL_TIMEOUT_MS) / 1_000));
}

const measured = (gateway: PayPalGateway, { providerSeconds }: Metrics) =>
  new MeasuredPaymentGateway(gateway, providerSeconds);

const rateLimited = (priority: number) => (gateway: MeasuredPaymentGateway, rate: CallRate) =>
  new RateLimitedPaymentGateway(gateway, rate, priority);

function webhooksOf({ payPal }: PaymentsSettings): Webhooks {
  if (!payPal?.webhookId) return new WebhooksDisabled();
  return new PayPalWebhooks(payPal.webhookId, new PayPalCertificates(payPal));
}

@Module({
  imports: [TypeOrmModule.forFeature([PaymentRow, PaymentChangeRow, PartialRefundRow])],
  controllers: [PayPalWebhookController, SandboxPaymentController],
  providers: [
    provide(PaymentsSettings, Environment),
    { provide: Webhooks, inject: [PaymentsSettings], useFactory: webhooksOf },
    provide(HandleWebhook, Webhooks, PaymentRepository, Jobs, UnitOfWork, Clock),
    { provide: PayPalGateway, inject: [PaymentsSettings], useFactory: gatewayOf },
    { provide: CallRate, inject: [PaymentsSettings], useFactory: callRateOf },
    { provide: MeasuredPaymentGateway, inject: [PayPalGateway, Metrics], useFactory: measured },
    { provide: PaymentGateway, inject: [MeasuredPaymentGateway, CallRate], useFactory: rateLimited(1) },
    {
      provide: BackgroundPaymentGateway,
      inject: [MeasuredPaymentGateway, CallRate],
      useFactory: rateLimited(0),
    },
    bind(
      PaymentRepository,
      TypeOrmPaymentRepository,
      Database,
      repositoryOf(PaymentRow),
      repositoryOf(PaymentChangeRow),
      Outbox,
      CurrentActor,
    ),
    bind(PartialRefundRepository, TypeOrmPartialRefundRepository, Database, repositoryOf(PartialRefundRow)),
    bind(PaymentHistory, SqlPaymentHistory, Database),
    provide(CompareWithProvider, BackgroundPaymentGateway),
    bind(PaymentBooks, SqlPaymentBooks, Database, CompareWithProvider),
    bind(
      PaymentsFacade,
      InProcessPaymentsFacade,
      PaymentRepository,
      StartPayment,
      OpenPayment,
      BeginOpening,
      FailOpening,
      FindApproval,
      AbandonPayment,
      BeginCapture,
      CapturePayment,
      RecordCapture,
      BeginRefund,
      BeginPartialRefund,
      Jobs,
    ),
    {
      provide: StartPayment,
      inject: [PaymentRepository, PaymentsSettings, Clock],
      useFactory: (payments: PaymentRepository, settings: PaymentsSettings, clock: Clock) =>
        new StartPayment(payments, settings.UNFINISHED_PAYMENTS_PER_HOUR, clock),
    },
    provide(OpenPayment, PaymentRepository, PaymentGateway, Jobs, UnitOfWork, Clock),
    provide(FindApproval, PaymentRepository, PaymentGateway),
    provide(BeginOpening, PaymentRepository, Clock),
    provide(FailOpening, PaymentRepository, Clock),
    provide(AbandonPayment, PaymentRepository, Jobs, Clock),
    provide(BeginCapture, PaymentRepository, Jobs, Clock),
    provide(CapturePayment, PaymentGateway),
    provide(RecordCapture, PaymentRepository, Jobs, Clock),
    provide(
      ReconcilePayment,
      PaymentRepository,
      BackgroundPaymentGateway,
      CapturePayment,
      RecordCapture,
      Jobs,
      UnitOfWork,
      Clock,
    ),
    provide(BeginRefund, PaymentRepository, Jobs, Clock),
    provide(RefundPayment, PaymentRepository, PaymentGateway, CompareRefunds, UnitOfWork, Clock),
    provide(BeginPartialRefund, PaymentRepository, PartialRefundRepository, Jobs, Clock),
    provide(
      CompareRefunds,
      PaymentRepository,
      PartialRefundRepository,
      BackgroundPaymentGateway,
      UnitOfWork,
      Clock,
    ),
    provide(
      RefundPart,
      PaymentRepository,
      PartialRefundRepository,
      PaymentGateway,
      CompareRefunds,
      UnitOfWork,
      Clock,
    ),
  ],
  exports: [PaymentsFacade, PaymentHistory, PaymentBooks],
})
export class PaymentsModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly reconcilePayment: ReconcilePayment,
    private readonly refundPayment: RefundPayment,
    private readonly refundPart: RefundPart,
    private readonly compareRefunds: CompareRefunds,
  ) {}

  onModuleInit(): void {
    for (const check of [reconcilePayment, checkApproval, checkLateApproval])
      this.subscriptions.onJob(check, (input) => this.reconcilePayment.execute(input));
    this.subscriptions.onJob(refundPayment, (input) => this.refundPayment.execute(input));
    this.subscriptions.onJob(compareRefunds, (input) => this.compareRefunds.execute(input));
    this.subscriptions.onJob(refundPart, (input) => this.refundPart.execute(input));
  }
}
