import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { FailedJobsController } from './adapters/http/failed-jobs.controller';
import { SqlFailedJobs } from './adapters/postgres/sql-failed-jobs';
import { FailedJobs } from './application/ports';

/** The jobs that failed as often as they may. */
@Module({
  controllers: [FailedJobsController],
  providers: [bind(FailedJobs, SqlFailedJobs, Database)],
  exports: [FailedJobs],
})
export class FailedJobsModule {}
