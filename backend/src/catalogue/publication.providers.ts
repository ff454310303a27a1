import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { SqlPreviewLinks } from './adapters/postgres/sql-preview-links';
import { ProductRepository } from './application/ports';
import { MakePreviewLink } from './application/preview/make-preview-link';
import { PreviewLinks } from './application/preview/preview-links';
import { ChangePublication } from './application/publication/change-publication';
import { PublicationSchedule } from './application/publication/publication-schedule';
import { PublishDueProduct } from './application/publication/publish-due-product';

/** The part of the catalogue's module that is about drafts, their previews, published and archived products. */
export const publicationProviders: Provider[] = [
  provide(PublicationSchedule, ProductRepository, Jobs),
  provide(ChangePublication, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
  bind(PreviewLinks, SqlPreviewLinks, Database),
  provide(MakePreviewLink, ProductRepository, PreviewLinks, AuditTrail, UnitOfWork),
  provide(PublishDueProduct, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
];
