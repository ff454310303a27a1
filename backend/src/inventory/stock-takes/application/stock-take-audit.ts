import type { AuditEntry } from '../../../audit/audit-trail';
import { queryOf, type StockTake } from '../domain/stock-take';

/** A stock-take counts as a setting, as a sale does: published remotes know no other subject for it. */
export const stockTakeEntry = (
  { state: { id, scope, variants, reason } }: StockTake,
  action: string,
): AuditEntry => ({
  subject: 'setting',
  subjectId: `stock-take:${id}`,
  label: `Stock-take of ${variants} sizes`,
  action,
  after: { products: queryOf(scope), variants, ...(reason === null ? {} : { reason }) },
});
