import type { AuditedFields } from '../../../audit/audit-trail';
import type { Product } from '../../domain/product';

export const publicationOf = ({ state: { publication } }: Product): AuditedFields => ({
  state: publication.state,
  publishAt: publication.publishAt?.toISOString() ?? null,
});
