import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { DataSource } from 'typeorm';
import { Clock, SystemClock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { Settings } from './config/settings';
import { GraphileJobs, GraphileOutbox } from './jobs/graphile-jobs';
import { HealthController } from './health/health.controller';
import { OpenRequests } from './http/open-requests';
import { Handlers } from './jobs/handlers';
import { JobRunner } from './jobs/job-runner';
import { Log } from './log/log';
import { Database } from './postgres/database';
import { TypeOrmUnitOfWork } from './postgres/typeorm-unit-of-work';
import { bind, provide } from './provide';

/** Together less than the ten seconds that a supervisor usually grants. What an exchange with the provider leaves open is found out later. */
const patienceMs = { requests: 5_500, jobs: 2_000, transactions: 1_000 };

/** What every context stands on. */
@Global()
@Module({})
export class PlatformModule implements BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly requests: OpenRequests,
    private readonly jobs: JobRunner,
    private readonly database: Database,
    private readonly log: Log,
  ) {}

  static on(settings: Settings, log: Log, dataSource: DataSource): DynamicModule {
    const providers = [
      { provide: Settings, useValue: settings },
      { provide: Log, useValue: log },
      { provide: DataSource, useValue: dataSource },
      provide(Database, DataSource),
      provide(Handlers),
      provide(OpenRequests),
      provide(JobRunner, Database, UnitOfWork, Handlers, Log),
      bind(Clock, SystemClock),
      bind(UnitOfWork, TypeOrmUnitOfWork, Database),
      bind(Jobs, GraphileJobs, Database),
      bind(Outbox, GraphileOutbox, Database),
    ];
    return { module: PlatformModule, controllers: [HealthController], providers, exports: providers };
  }

  /** What is under way ends, then the jobs, which need the database; the database is closed last. */
  async beforeApplicationShutdown(): Promise<void> {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    const cut = await this.requests.drain(server, patienceMs.requests);
    if (cut > 0) this.log.warn({ cut }, 'requests that did not end in time were cut');
    await this.jobs.stop(patienceMs.jobs);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close(patienceMs.transactions);
  }
}
