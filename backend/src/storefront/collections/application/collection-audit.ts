import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { Collection } from '../domain/collection';

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

export const auditedCollection = ({ state }: Collection): AuditedFields => {
  const { title, description, picture, selection } = state;
  return { title, description, picture, ...selection };
};

/** A collection counts as a setting, as a page does: published remotes know no other subject for it. */
export const collectionEntry = ({ state }: Collection, entry: Entry): AuditEntry => ({
  subject: 'setting',
  subjectId: `collection:${state.slug}`,
  label: state.title,
  ...entry,
});
