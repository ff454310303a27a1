import { Module } from '@nestjs/common';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { provide, bind } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PaymentAttempts } from '../attempts/application/payment-attempts';
import { AttemptsModule } from '../attempts/attempts.module';
import { BackgroundPaymentGateway } from '../gateway/application/ports';
import { GatewayModule } from '../gateway/gateway.module';
import { PaymentReconciliation } from '../payment-reconciliation';
import { checkApproval, checkLateApproval, reconcilePayment } from '../records/application/payment-jobs';
import { PaymentRepository } from '../records/application/ports';
import { RecordsModule } from '../records/records.module';
import { SqlPaymentReconciliation } from './adapters/postgres/sql-payment-reconciliation';
import { CompareWithProvider } from './application/compare-with-provider';
import { ReconcilePayment } from './application/reconcile-payment';

/** The provider is asked about payments whose outcome is unknown, and about paid ones. */
@Module({
  imports: [GatewayModule, RecordsModule, AttemptsModule],
  providers: [
    provide(
      ReconcilePayment,
      PaymentRepository,
      BackgroundPaymentGateway,
      PaymentAttempts,
      Jobs,
      UnitOfWork,
      Clock,
    ),
    provide(CompareWithProvider, BackgroundPaymentGateway, Jobs, UnitOfWork),
    bind(PaymentReconciliation, SqlPaymentReconciliation, Database, CompareWithProvider),
    onJob(reconcilePayment, ReconcilePayment),
    onJob(checkApproval, ReconcilePayment),
    onJob(checkLateApproval, ReconcilePayment),
  ],
  exports: [PaymentReconciliation],
})
export class ReconciliationModule {}
