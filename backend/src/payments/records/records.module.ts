import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Outbox } from '../../shared/events/outbox';
import { PaymentHistory } from '../payment-history';
import { MoneyMovements } from '../money-movements';
import { OpenMoney } from '../open-money';
import { PaymentLedger } from '../payment-ledger';
import { PaymentChangeRow } from './adapters/postgres/payment-change.table';
import { PaymentRow } from './adapters/postgres/payment.table';
import { SqlOpenMoney } from './adapters/postgres/sql-open-money';
import { SqlPaymentHistory } from './adapters/postgres/sql-payment-history';
import { SqlMoneyMovements } from './adapters/postgres/sql-money-movements';
import { SqlPaymentLedger } from './adapters/postgres/sql-payment-ledger';
import { TypeOrmPaymentRepository } from './adapters/postgres/typeorm-payment.repository';
import { PaymentRepository } from './application/ports';

/** Payments with their history. */
@Module({
  imports: [TypeOrmModule.forFeature([PaymentRow, PaymentChangeRow])],
  providers: [
    bind(
      PaymentRepository,
      TypeOrmPaymentRepository,
      Database,
      repositoryOf(PaymentRow),
      repositoryOf(PaymentChangeRow),
      Outbox,
      CurrentActor,
    ),
    bind(PaymentHistory, SqlPaymentHistory, Database),
    bind(PaymentLedger, SqlPaymentLedger, Database),
    bind(MoneyMovements, SqlMoneyMovements, Database),
    bind(OpenMoney, SqlOpenMoney, Database),
  ],
  exports: [PaymentRepository, PaymentHistory, PaymentLedger, MoneyMovements, OpenMoney],
})
export class RecordsModule {}
