import type { AuditedFields, AuditEntry } from '../../audit/audit-trail';
import type { PageState } from '../domain/page';

export const auditedPage = ({ slug: _, ...fields }: PageState): AuditedFields => fields;

/** A page counts as a setting: published remotes know no other subject for it. */
export const pageEntry = (
  { slug, title }: PageState,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): AuditEntry => ({ subject: 'setting', subjectId: `page:${slug}`, label: title, ...entry });
