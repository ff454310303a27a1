import { Module } from '@nestjs/common';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PaymentGateway } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { PaymentsFacade } from '../payments.facade';
import { PaymentsSettings } from '../payments.settings';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { BeginPartialRefund } from '../refunds/application/begin-partial-refund';
import { BeginRefund } from '../refunds/application/begin-refund';
import { RefundsModule } from '../refunds/refunds.module';
import { InProcessPaymentsFacade } from './adapters/contexts/in-process-payments.facade';
import { AbandonPayment } from './application/abandon-payment';
import { BeginCapture } from './application/begin-capture';
import { BeginOpening } from './application/begin-opening';
import { CapturePayment } from './application/capture-payment';
import { FailOpening } from './application/fail-opening';
import { FindApproval } from './application/find-approval';
import { OpenPayment } from './application/open-payment';
import { RecordCapture } from './application/record-capture';
import { StartPayment } from './application/start-payment';

/** Attempts to pay, as other contexts begin and end them. */
@Module({
  imports: [GatewayModule, RecordsModule, RefundsModule],
  providers: [
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
  ],
  exports: [PaymentsFacade, CapturePayment, RecordCapture],
})
export class AttemptsModule {}
