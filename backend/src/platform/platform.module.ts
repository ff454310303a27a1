import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryModule, HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { DataSource } from 'typeorm';
import { CurrentActor } from '../shared/actor';
import { Clock, SystemClock } from '../shared/time/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/events/outbox';
import { ShopDays } from '../shared/time/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { AsyncCurrentActor } from './actor/async-current-actor';
import { ServerSettings } from './config/server.settings';
import { LinkTokens } from '../shared/access/link-tokens';
import { RandomLinkTokens } from './crypto/random-link-tokens';
import { ShopSettings } from './config/shop.settings';
import { Environment } from './config/settings';
import { ForgetFailedJobs, forgetFailedJobs } from './jobs/forget-failed-jobs';
import { GraphileJobs } from './jobs/graphile-jobs';
import { GraphileOutbox } from './jobs/graphile-outbox';
import { HealthController } from './health/health.controller';
import { OpenRequests } from './http/limits/open-requests';
import { onJob } from './jobs/handlers';
import { JobRunner } from './jobs/job-runner';
import { Subscriptions } from './jobs/subscriptions';
import { Log } from './log/log';
import { CountedOutbox } from './metrics/counted-outbox';
import { Metrics } from './metrics/metrics';
import { MailSettings } from './mail/mail.settings';
import { MetricsSettings } from './metrics/metrics.settings';
import { Database } from './postgres/database';
import { connectionOf, openDatabase } from './postgres/connect';
import { TypeOrmUnitOfWork } from './postgres/typeorm-unit-of-work';
import { bind, provide } from './provide';
import { Redis } from './redis/redis';
import { FileStorage } from './storage/file-storage';
import { openStorage } from './storage/open-storage';
import { StorageSettings } from './storage/storage.settings';
import { ResponseCache } from './response-cache/response-cache';

/** Together less than the ten seconds that a supervisor usually grants. A call to the provider that is cut is reconciled later. */
const shutdownTimeoutsMs = { requestsAndJobs: 7_500, transactions: 1_000 };

const settings = [ServerSettings, ShopSettings, MetricsSettings, MailSettings, StorageSettings];

/** The infrastructure of all contexts. */
@Global()
@Module({})
export class PlatformModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly requests: OpenRequests,
    private readonly jobs: JobRunner,
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly forgetFailedJobs: ForgetFailedJobs,
    private readonly log: Log,
  ) {}

  /** @param isConnected false opens no connection to the database: queries fail */
  static on(environment: Environment, log: Log, isConnected = true): DynamicModule {
    const providers = [
      { provide: Environment, useValue: environment },
      ...settings.map((part) => provide(part, Environment)),
      {
        provide: ShopDays,
        inject: [ShopSettings],
        useFactory: ({ SHOP_TIME_ZONE }: ShopSettings) => new ShopDays(SHOP_TIME_ZONE),
      },
      provide(Metrics),
      { provide: FileStorage, inject: [ServerSettings, StorageSettings], useFactory: openStorage },
      { provide: Log, useValue: log },
      { provide: Database, inject: [DataSource, ServerSettings], useFactory: openDatabase },
      provide(Redis, ServerSettings, Log),
      provide(Subscriptions),
      provide(AsyncCurrentActor),
      { provide: CurrentActor, useExisting: AsyncCurrentActor },
      provide(OpenRequests),
      provide(ResponseCache),
      provide(ForgetFailedJobs, Database, Jobs, UnitOfWork, Clock),
      onJob(forgetFailedJobs, ForgetFailedJobs),
      provide(JobRunner, Database, UnitOfWork, Subscriptions, Log),
      bind(Clock, SystemClock),
      bind(LinkTokens, RandomLinkTokens),
      bind(UnitOfWork, TypeOrmUnitOfWork, Database),
      provide(GraphileJobs, Database),
      { provide: Jobs, useExisting: GraphileJobs },
      provide(GraphileOutbox, GraphileJobs, Subscriptions),
      bind(Outbox, CountedOutbox, GraphileOutbox, Metrics),
    ];
    return {
      module: PlatformModule,
      imports: [DiscoveryModule, connectionOf(isConnected)],
      controllers: [HealthController],
      providers,
      exports: providers,
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetFailedJobs.begin();
  }

  /** Requests and jobs in flight end, then their transactions; TypeORM's module closes the database after that. */
  async beforeApplicationShutdown(): Promise<void> {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    const [cut] = await Promise.all([
      this.requests.drain(server, shutdownTimeoutsMs.requestsAndJobs),
      this.jobs.stop(shutdownTimeoutsMs.requestsAndJobs),
    ]);
    if (cut > 0) this.log.warn({ cut }, 'requests that did not end in time were cut');
    await this.database.endTransactions(shutdownTimeoutsMs.transactions);
    this.redis.close();
  }
}
