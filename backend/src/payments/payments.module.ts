import { Module } from '@nestjs/common';
import { AttemptsModule } from './attempts/attempts.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { RecordsModule } from './records/records.module';
import { WebhooksModule } from './webhooks/webhooks.module';

@Module({
  imports: [AttemptsModule, RecordsModule, ReconciliationModule, WebhooksModule],
  exports: [AttemptsModule, RecordsModule, ReconciliationModule],
})
export class PaymentsModule {}
