import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, SystemClock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { Settings } from './config/settings';
import { GraphileJobs, GraphileOutbox } from './jobs/graphile-jobs';
import { HealthController } from './health/health.controller';
import { ListeningAddress } from './http/listening-address';
import { Handlers } from './jobs/handlers';
import { JobRunner } from './jobs/job-runner';
import { Log } from './log/log';
import { Database } from './postgres/database';
import { TypeOrmUnitOfWork } from './postgres/typeorm-unit-of-work';
import { bind, provide } from './provide';

/** What every context stands on. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationShutdown {
  constructor(
    private readonly jobs: JobRunner,
    private readonly dataSource: DataSource,
  ) {}

  static on(settings: Settings, log: Log, dataSource: DataSource): DynamicModule {
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Log, useValue: log },
      { provide: DataSource, useValue: dataSource },
      provide(Database, DataSource),
      provide(Handlers),
      provide(ListeningAddress),
      provide(JobRunner, Database, UnitOfWork, Handlers, Log),
      bind(Clock, SystemClock),
      bind(UnitOfWork, TypeOrmUnitOfWork, Database),
      bind(Jobs, GraphileJobs, Database),
      bind(Outbox, GraphileOutbox, Database),
    ];
    return { module: PlatformModule, controllers: [HealthController], providers, exports: providers };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
    await this.dataSource.destroy();
  }
}
