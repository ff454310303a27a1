import type { AuditedFields } from '../../../audit/audit-trail';
import type { Product } from '../../products/domain/product';

export const publicationOf = ({ state: { publication } }: Product): AuditedFields => ({
  state: publication.state,
  publishAt: publication.publishAt?.toISOString() ?? null,
});
