import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { FailedJobsController } from './adapters/http/failed-jobs.controller';
import { FailedJobCount } from '../failed-job-count';
import { SqlFailedJobs } from './adapters/postgres/sql-failed-jobs';
import { FailedJobs } from './application/ports';

/** The jobs that failed as often as they may. */
@Module({
  controllers: [FailedJobsController],
  providers: [
    bind(FailedJobs, SqlFailedJobs, Database),
    { provide: FailedJobCount, useExisting: FailedJobs },
  ],
  exports: [FailedJobs, FailedJobCount],
})
export class FailedJobsModule {}
