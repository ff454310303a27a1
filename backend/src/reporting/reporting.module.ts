import { Module } from '@nestjs/common';
import { ClientReportsModule } from './client-reports/client-reports.module';
import { FailedJobsModule } from './failed-jobs/failed-jobs.module';
import { FiguresModule } from './figures/figures.module';
import { FinanceModule } from './finance/finance.module';
import { PlacesModule } from './places/places.module';
import { ReconciliationModule } from './reconciliation/reconciliation.module';
import { ReturnRateModule } from './return-rate/return-rate.module';

@Module({
  imports: [
    ClientReportsModule,
    FailedJobsModule,
    FiguresModule,
    FinanceModule,
    PlacesModule,
    ReconciliationModule,
    ReturnRateModule,
  ],
  exports: [FailedJobsModule, ReconciliationModule],
})
export class ReportingModule {}
