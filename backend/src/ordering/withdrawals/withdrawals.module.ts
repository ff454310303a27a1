import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { AttemptLimits } from '../../identity/attempt-limits';
import { IdentityModule } from '../../identity/identity.module';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Outbox } from '../../shared/events/outbox';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { NumberedOrders, OrderRepository } from '../orders/application/ports';
import { OrderNumbersModule } from '../orders/order-numbers.module';
import { OrdersModule } from '../orders/orders.module';
import { ReceivedWithdrawals } from '../received-withdrawals';
import { IdentityWithdrawalLimit } from './adapters/contexts/identity-withdrawal-limit';
import { RefundAllowance } from '../refunds/application/ports';
import { RefundsModule } from '../refunds/refunds.module';
import { AdminWithdrawalsController } from './adapters/http/admin-withdrawals.controller';
import { WithdrawalsController } from './adapters/http/withdrawals.controller';
import { SqlReceivedWithdrawals } from './adapters/postgres/sql-received-withdrawals';
import { SqlWithdrawalListQueries } from './adapters/postgres/sql-withdrawal-list.queries';
import { TypeOrmWithdrawalRepository } from './adapters/postgres/typeorm-withdrawal.repository';
import { WithdrawalCaseRow, WithdrawalRow } from './adapters/postgres/withdrawal.table';
import { AssignWithdrawal } from './application/assign-withdrawal';
import { DeclareWithdrawal, matchWithdrawal } from './application/declare-withdrawal';
import { MatchWithdrawal } from './application/match-withdrawal';
import { WithdrawalLimit, WithdrawalListQueries, WithdrawalRepository } from './application/ports';
import { SettleWithdrawal } from './application/settle-withdrawal';

/** Consumers declare that a contract ends, without signing in; the shop finds the order and deals with it in time. */
@Module({
  imports: [
    AuditModule,
    IdentityModule,
    OrdersModule,
    OrderNumbersModule,
    RefundsModule,
    TypeOrmModule.forFeature([WithdrawalRow, WithdrawalCaseRow]),
  ],
  controllers: [WithdrawalsController, AdminWithdrawalsController],
  providers: [
    bind(
      WithdrawalRepository,
      TypeOrmWithdrawalRepository,
      Database,
      repositoryOf(WithdrawalRow),
      repositoryOf(WithdrawalCaseRow),
      Outbox,
    ),
    bind(WithdrawalLimit, IdentityWithdrawalLimit, AttemptLimits),
    bind(WithdrawalListQueries, SqlWithdrawalListQueries, Database),
    bind(ReceivedWithdrawals, SqlReceivedWithdrawals, Database),
    provide(DeclareWithdrawal, WithdrawalLimit, WithdrawalRepository, Jobs, UnitOfWork, Clock),
    provide(MatchWithdrawal, WithdrawalRepository, NumberedOrders, OrderRepository, UnitOfWork, Clock),
    provide(
      AssignWithdrawal,
      WithdrawalRepository,
      NumberedOrders,
      RefundAllowance,
      AuditTrail,
      UnitOfWork,
      Clock,
    ),
    provide(SettleWithdrawal, WithdrawalRepository, AuditTrail, UnitOfWork, Clock),
    onJob(matchWithdrawal, MatchWithdrawal),
  ],
  exports: [ReceivedWithdrawals, WithdrawalRepository],
})
export class WithdrawalsModule {}
