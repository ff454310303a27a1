import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { provide } from '../platform/provide';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { ProductRepository } from './application/ports';
import { ChangePublication } from './application/publication/change-publication';
import { PublicationSchedule } from './application/publication/publication-schedule';
import { PublishDueProduct } from './application/publication/publish-due-product';

/** The part of the catalogue's module that is about drafts, published and archived products. */
export const publicationProviders: Provider[] = [
  provide(PublicationSchedule, ProductRepository, Jobs),
  provide(ChangePublication, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
  provide(PublishDueProduct, ProductRepository, PublicationSchedule, AuditTrail, UnitOfWork),
];
