import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { AsyncCurrentActor } from '../../platform/actor/async-current-actor';
import { onJob } from '../../platform/jobs/handlers';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { actorNamed, CurrentActor } from '../../shared/actor';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { MatchingProductsController } from './adapters/http/matching-products.controller';
import { PreviewController } from './adapters/http/preview.controller';
import { PublicationController } from './adapters/http/publication.controller';
import { SqlStateChanges } from './adapters/postgres/sql-state-changes';
import { SqlPreviewLinks } from './adapters/postgres/sql-preview-links';
import { ProductRepository } from '../products/application/ports';
import { ApplyStateChange } from './application/apply-state-change';
import { ChangeMatching, changeStates } from './application/change-matching';
import { CountMatching } from './application/count-matching';
import { StateChanges } from './application/state-changes';
import { MatchingProducts } from '../shown-products';
import { MakePreviewLink } from './application/make-preview-link';
import { PreviewLinks } from './application/preview-links';
import { ChangePublication } from './application/change-publication';
import { PublicationSchedule, publishProduct } from './application/publication-schedule';
import { PublishDueProduct } from './application/publish-due-product';
import { ProductsModule } from '../products/products.module';

/** Drafts with their previews, published and archived products. */
@Module({
  imports: [AuditModule, ProductsModule],
  controllers: [PublicationController, MatchingProductsController, PreviewController],
  providers: [
    provide(PublicationSchedule, ProductRepository, Jobs, Clock),
    provide(ChangePublication, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork, Clock),
    bind(PreviewLinks, SqlPreviewLinks, Database),
    provide(MakePreviewLink, ProductRepository, PreviewLinks, AuditTrail, UnitOfWork),
    provide(PublishDueProduct, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
    onJob(publishProduct, PublishDueProduct),
    bind(StateChanges, SqlStateChanges, Database),
    provide(CountMatching, MatchingProducts),
    provide(ChangeMatching, MatchingProducts, StateChanges, Jobs, CurrentActor, AuditTrail, UnitOfWork),
    provide(ApplyStateChange, StateChanges, ProductRepository, PublicationSchedule, Jobs, UnitOfWork, Clock),
  ],
})
export class PublicationModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly applyStateChange: ApplyStateChange,
    private readonly actor: AsyncCurrentActor,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(changeStates, ({ changeId, actor }) =>
      this.actor.run(
        () => actorNamed(actor),
        () => this.applyStateChange.execute({ changeId, actor }),
      ),
    );
  }
}
