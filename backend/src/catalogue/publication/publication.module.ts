import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { onJob } from '../../platform/jobs/handlers';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PreviewController } from './adapters/http/preview.controller';
import { PublicationController } from './adapters/http/publication.controller';
import { SqlPreviewLinks } from './adapters/postgres/sql-preview-links';
import { ProductRepository } from '../products/application/ports';
import { MakePreviewLink } from './application/make-preview-link';
import { PreviewLinks } from './application/preview-links';
import { ChangePublication } from './application/change-publication';
import { PublicationSchedule, publishProduct } from './application/publication-schedule';
import { PublishDueProduct } from './application/publish-due-product';
import { ProductsModule } from '../products/products.module';

/** Drafts with their previews, published and archived products. */
@Module({
  imports: [AuditModule, ProductsModule],
  controllers: [PublicationController, PreviewController],
  providers: [
    provide(PublicationSchedule, ProductRepository, Jobs, Clock),
    provide(ChangePublication, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork, Clock),
    bind(PreviewLinks, SqlPreviewLinks, Database),
    provide(MakePreviewLink, ProductRepository, PreviewLinks, AuditTrail, UnitOfWork),
    provide(PublishDueProduct, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
    onJob(publishProduct, PublishDueProduct),
  ],
})
export class PublicationModule {}
