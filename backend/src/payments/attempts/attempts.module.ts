import { Module } from '@nestjs/common';
import { bind } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PaymentGateway } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { PaymentsFacade } from '../payments.facade';
import { PaymentsSettings } from '../payments.settings';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { RefundRequests } from '../refunds/application/refund-requests';
import { RefundsModule } from '../refunds/refunds.module';
import { InProcessPaymentsFacade } from './adapters/contexts/in-process-payments.facade';
import { PaymentAttempts } from './application/payment-attempts';

/** Attempts to pay, as other contexts begin and end them. */
@Module({
  imports: [GatewayModule, RecordsModule, RefundsModule],
  providers: [
    {
      provide: PaymentAttempts,
      inject: [PaymentsSettings, PaymentRepository, PaymentGateway, RefundRequests, Jobs, UnitOfWork, Clock],
      useFactory: (
        { UNFINISHED_PAYMENTS_PER_HOUR }: PaymentsSettings,
        ...dependencies: [PaymentRepository, PaymentGateway, RefundRequests, Jobs, UnitOfWork, Clock]
      ) => new PaymentAttempts(UNFINISHED_PAYMENTS_PER_HOUR, ...dependencies),
    },
    bind(PaymentsFacade, InProcessPaymentsFacade, PaymentRepository, PaymentAttempts, RefundRequests, Jobs),
  ],
  exports: [PaymentAttempts, PaymentsFacade],
})
export class AttemptsModule {}
