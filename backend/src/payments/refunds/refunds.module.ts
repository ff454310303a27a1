import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PaymentGateway, BackgroundPaymentGateway } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { PaymentRefundRow } from './adapters/postgres/payment-refund.table';
import { TypeOrmRefundRepository } from './adapters/postgres/typeorm-refund.repository';
import { AskRefund } from './application/ask-refund';
import { CompareRefunds } from './application/compare-refunds';
import { RefundRepository } from './application/ports';
import { askRefund, compareRefunds, refundPart, refundPayment } from './application/refund-jobs';
import { RefundOfWhole } from './application/refund-of-whole';
import { RefundRequests } from './application/refund-requests';
import { RefundsOfPayments } from './application/refunds-of-payments';

/** Money that goes back. */
@Module({
  imports: [GatewayModule, RecordsModule, TypeOrmModule.forFeature([PaymentRefundRow])],
  providers: [
    bind(RefundRepository, TypeOrmRefundRepository, Database, repositoryOf(PaymentRefundRow)),
    provide(RefundsOfPayments, PaymentRepository, RefundRepository),
    provide(RefundRequests, RefundsOfPayments, Jobs, CurrentActor, Clock),
    provide(CompareRefunds, RefundsOfPayments, BackgroundPaymentGateway, UnitOfWork, Clock),
    provide(AskRefund, RefundsOfPayments, PaymentGateway, CompareRefunds, Jobs, UnitOfWork, Clock),
    provide(RefundOfWhole, AskRefund),
    onJob(askRefund, AskRefund),
    onJob(compareRefunds, CompareRefunds),
    onJob(refundPart, AskRefund),
    onJob(refundPayment, RefundOfWhole),
  ],
  exports: [RefundRequests],
})
export class RefundsModule {}
