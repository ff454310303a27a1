import { Module } from '@nestjs/common';
import { ClientReportsModule } from './client-reports/client-reports.module';
import { FailedJobsModule } from './failed-jobs/failed-jobs.module';
import { FiguresModule } from './figures/figures.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';

@Module({
  imports: [ClientReportsModule, FailedJobsModule, FiguresModule, ReconciliationModule],
  exports: [ReconciliationModule],
})
export class ReportingModule {}
