/** Remotes of 1.0.0 know these. */
export const firstAuditSubjects = [
  'product',
  'order',
  'customer',
  'admin',
  'banner',
  'brand',
  'category',
  'review',
  'stock',
  'setting',
] as const;
export const auditSubjects = [...firstAuditSubjects, 'withdrawal', 'return'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** @returns the subject, or `setting` for one that 1.0.0 does not know */
export const firstSubjectOf = (subject: AuditSubject): (typeof firstAuditSubjects)[number] =>
  firstAuditSubjects.find((first) => first === subject) ?? 'setting';

/** Fields and their values, as plain JSON. */
export type AuditedFields = Readonly<Record<string, unknown>>;

export interface AuditEntry {
  subject: AuditSubject;
  /** The id of the subject; a stock entry has its product's. */
  subjectId: string;
  /** A person recognises the subject by it: a title, an order number. */
  label: string;
  /** In the past tense: `added`, `edited`, `status changed`. */
  action: string;
  /** All fields or some; none for something new. */
  before?: AuditedFields | undefined;
  /** All fields or some; none for something deleted. */
  after?: AuditedFields | undefined;
}

/** Who changed what, when, before and after. Entries are never changed or deleted. */
export abstract class AuditTrail {
  /**
   * Writes entries in the caller's transaction, with the current actor and the time of the database's clock. Of `before` and
   * `after` it keeps the fields that differ; an entry whose fields are all equal is left out.
   */
  async record(...entries: AuditEntry[]): Promise<void> {
    const changes = entries.map(withChangedFields).filter(isChange);
    if (changes.length > 0) await this.add(changes);
  }

  protected abstract add(entries: AuditEntry[]): Promise<void>;
}

function withChangedFields(entry: AuditEntry): AuditEntry {
  const { before = {}, after = {} } = entry;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const pick = (fields: AuditedFields | undefined) =>
    fields && Object.fromEntries(changed.map((field) => [field, fields[field]]));
  return { ...entry, before: pick(entry.before), after: pick(entry.after) };
}

/** An action may have no fields at all, such as an export. */
const isChange = ({ before, after }: AuditEntry): boolean =>
  (!before && !after) || Object.keys({ ...before, ...after }).length > 0;
