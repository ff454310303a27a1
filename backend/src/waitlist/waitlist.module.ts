import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { Offers } from '../catalogue/offers';
import { AttemptLimits } from '../identity/attempt-limits';
import { IdentityModule } from '../identity/identity.module';
import { InventoryModule } from '../inventory/inventory.module';
import { Stock } from '../inventory/stock';
import { onJob } from '../platform/jobs/handlers';
import { MailSettings } from '../platform/mail/mail.settings';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Outbox } from '../shared/events/outbox';
import { Jobs } from '../shared/jobs';
import { Clock } from '../shared/time/clock';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessWaitedPieces } from './adapters/contexts/in-process-waited-pieces';
import { listeners } from './adapters/contexts/listeners';
import { RandomWaitlistTokens } from './adapters/crypto/random-waitlist-tokens';
import { WaitlistController } from './adapters/http/waitlist.controller';
import { TypeOrmWaitlistRepository } from './adapters/postgres/typeorm-waitlist.repository';
import { WaitlistEntryRow } from './adapters/postgres/waitlist-entry.table';
import { RateLimiterWaitlistLimit } from './adapters/rate-limiter/rate-limiter-waitlist-limit';
import { AnnouncePieces, tellWaiting } from './application/announce-pieces';
import { AskConfirmation } from './application/ask-confirmation';
import { AwaitVariant } from './application/await-variant';
import { ForgetWaiting, forgetWaiting } from './application/forget-waiting';
import { WaitlistLimit, WaitlistRepository, WaitlistTokens } from './application/ports';
import { askConfirmation, RequestConfirmation } from './application/request-confirmation';
import { StopWaiting } from './application/stop-waiting';
import { TellWaiting } from './application/tell-waiting';
import { WaitlistLinks } from './application/waitlist-links';
import { WaitedPieces } from './waited-pieces';

/** Who wants to be told when a size is back. */
@Module({
  imports: [CatalogueModule, IdentityModule, InventoryModule, TypeOrmModule.forFeature([WaitlistEntryRow])],
  controllers: [WaitlistController],
  providers: [
    bind(WaitlistRepository, TypeOrmWaitlistRepository, Database, repositoryOf(WaitlistEntryRow)),
    bind(WaitlistTokens, RandomWaitlistTokens),
    bind(WaitlistLimit, RateLimiterWaitlistLimit, AttemptLimits),
    bind(WaitedPieces, InProcessWaitedPieces, WaitlistRepository, Offers, WaitlistTokens, UnitOfWork),
    provide(AwaitVariant, WaitlistRepository, Offers, Stock, UnitOfWork, Clock),
    provide(StopWaiting, WaitlistRepository, UnitOfWork),
    {
      provide: RequestConfirmation,
      inject: [WaitlistLimit, Offers, Jobs, UnitOfWork, MailSettings],
      useFactory: (
        limit: WaitlistLimit,
        offers: Offers,
        jobs: Jobs,
        unitOfWork: UnitOfWork,
        { smtp }: MailSettings,
      ) => new RequestConfirmation(limit, offers, jobs, unitOfWork, smtp !== undefined),
    },
    provide(AskConfirmation, WaitlistRepository, Offers, Outbox, UnitOfWork, Clock),
    provide(WaitlistLinks, WaitlistRepository, WaitlistTokens, Offers, Stock, UnitOfWork, Clock),
    provide(AnnouncePieces, WaitlistRepository, Jobs, UnitOfWork),
    provide(TellWaiting, WaitlistRepository, Offers, Outbox, Jobs, UnitOfWork, Clock),
    provide(ForgetWaiting, WaitlistRepository, Jobs, UnitOfWork, Clock),
    onJob(askConfirmation, AskConfirmation),
    onJob(tellWaiting, TellWaiting),
    onJob(forgetWaiting, ForgetWaiting),
    ...listeners,
  ],
  exports: [WaitedPieces],
})
export class WaitlistModule implements OnApplicationBootstrap {
  constructor(private readonly forgetWaiting: ForgetWaiting) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetWaiting.begin();
  }
}
