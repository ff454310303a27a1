import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Outbox } from '../../shared/events/outbox';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { AllowanceOfStaff } from './adapters/contexts/allowance-of-staff';
import { RefundRow } from './adapters/postgres/refund.table';
import { TypeOrmRefundRepository } from './adapters/postgres/typeorm-refund.repository';
import { GiveBack } from './application/give-back';
import { RefundAllowance, RefundRepository } from './application/ports';

/** The one way on which money of an order goes back, and what it is for. */
@Module({
  imports: [IdentityModule, PaymentsModule, TypeOrmModule.forFeature([RefundRow])],
  providers: [
    bind(RefundRepository, TypeOrmRefundRepository, Database, repositoryOf(RefundRow), Outbox, CurrentActor),
    bind(RefundAllowance, AllowanceOfStaff, IdentityFacade, CurrentActor),
    provide(GiveBack, RefundRepository, PaymentsFacade, RefundAllowance, Jobs, Clock),
  ],
  exports: [RefundRepository, RefundAllowance, GiveBack],
})
export class RefundsModule {}
