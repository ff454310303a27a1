import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServerSettings } from '../../platform/config/server.settings';
import { ShopSettings } from '../../platform/config/shop.settings';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { LinkTokens } from '../../shared/access/link-tokens';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AttemptLimits } from '../attempt-limits';
import { PasswordsModule } from '../passwords/passwords.module';
import { VisitorCarts } from '../visitor-carts';
import { Visits } from '../visits';
import { InProcessVisits } from './adapters/contexts/in-process-visits';
import { VisitorCookie } from './adapters/http/visitor-cookie';
import { VisitorGuard } from './adapters/http/visitor-guard';
import { TypeOrmVisitorRepository } from './adapters/postgres/typeorm-visitor.repository';
import { VisitorRow } from './adapters/postgres/visitor.table';
import { BeginVisit } from './application/begin-visit';
import { ForgetVisitors, forgetVisitors } from './application/forget-visitors';
import { MergeVisitor } from './application/merge-visitor';
import { VisitorRepository } from './application/ports';
import { RecognizeVisitor } from './application/recognize-visitor';

/** Those who buy without an account, as a cookie names them. */
@Module({
  imports: [PasswordsModule, TypeOrmModule.forFeature([VisitorRow])],
  providers: [
    bind(VisitorRepository, TypeOrmVisitorRepository, Database, repositoryOf(VisitorRow)),
    bind(Visits, InProcessVisits, VisitorRepository),
    provide(VisitorCookie, ServerSettings),
    provide(BeginVisit, VisitorRepository, LinkTokens, Clock),
    provide(RecognizeVisitor, VisitorRepository, LinkTokens, Clock),
    provide(MergeVisitor, VisitorRepository, VisitorCarts, LinkTokens, Clock),
    provide(VisitorGuard, ShopSettings, RecognizeVisitor, BeginVisit, VisitorCookie, AttemptLimits),
    provide(ForgetVisitors, VisitorRepository, VisitorCarts, Jobs, UnitOfWork, Clock),
    onJob(forgetVisitors, ForgetVisitors),
  ],
  exports: [VisitorCookie, VisitorGuard, MergeVisitor, Visits],
})
export class VisitorsModule implements OnApplicationBootstrap {
  constructor(private readonly forgetVisitors: ForgetVisitors) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetVisitors.begin();
  }
}
