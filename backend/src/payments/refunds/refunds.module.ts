import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
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
  ],
  exports: [RefundRequests],
})
export class RefundsModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly refundPayment: RefundPayment,
    private readonly refundPart: RefundPart,
    private readonly compareRefunds: CompareRefunds,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(refundPayment, (input) => this.refundPayment.execute(input));
    this.subscriptions.onJob(compareRefunds, (input) => this.compareRefunds.execute(input));
    this.subscriptions.onJob(refundPart, (input) => this.refundPart.execute(input));
  }
}
