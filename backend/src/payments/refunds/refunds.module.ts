import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PaymentGateway, BackgroundPaymentGateway } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { refundPayment } from '../records/application/payment-jobs';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { PartialRefundRow } from './adapters/postgres/partial-refund.table';
import { TypeOrmPartialRefundRepository } from './adapters/postgres/typeorm-partial-refund.repository';
import { CompareRefunds, compareRefunds } from './application/compare-refunds';
import { PartialRefundRepository } from './application/ports';
import { RefundPart, refundPart } from './application/refund-part';
import { RefundPayment } from './application/refund-payment';
import { RefundRequests } from './application/refund-requests';

/** Money that goes back, of a whole payment or of a part. */
@Module({
  imports: [GatewayModule, RecordsModule, TypeOrmModule.forFeature([PartialRefundRow])],
  providers: [
    bind(PartialRefundRepository, TypeOrmPartialRefundRepository, Database, repositoryOf(PartialRefundRow)),
    provide(RefundRequests, PaymentRepository, PartialRefundRepository, Jobs, Clock),
    provide(RefundPayment, PaymentRepository, PaymentGateway, CompareRefunds, UnitOfWork, Clock),
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
    onJob(refundPayment, RefundPayment),
    onJob(compareRefunds, CompareRefunds),
    onJob(refundPart, RefundPart),
  ],
  exports: [RefundRequests],
})
export class RefundsModule {}
