import { Module } from '@nestjs/common';
import { FailedJobsModule } from './failed-jobs/failed-jobs.module';
import { FiguresModule } from './figures/figures.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';

@Module({
  imports: [FailedJobsModule, FiguresModule, ReconciliationModule],
  exports: [ReconciliationModule],
})
export class ReportingModule {}
