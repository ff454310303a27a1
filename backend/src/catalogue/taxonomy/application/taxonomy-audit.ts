import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { Brand } from '../domain/brand';
import type { Category } from '../domain/category-tree';

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

export const auditedBrand = ({ state: { version: _, ...fields } }: Brand): AuditedFields => fields;

export const brandEntry = ({ state }: Brand, entry: Entry): AuditEntry => ({
  subject: 'brand',
  subjectId: state.slug,
  label: state.name,
  ...entry,
});

export const auditedCategory = (category: Category): AuditedFields => ({ ...category });

export const categoryEntry = ({ slug, name }: Category, entry: Entry): AuditEntry => ({
  subject: 'category',
  subjectId: slug,
  label: name,
  ...entry,
});
