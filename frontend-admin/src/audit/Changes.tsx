import { type ReactNode, useState } from 'react';
import type { AuditEntry } from './audit.api';
import { fieldLabel, valueLabel } from './audit-labels';
import styles from './audit.module.css';

/** From this length on, a text is folded. */
const longText = 200;
/** A product may have hundreds of them. */
const fieldsShown = 5;

/** The fields that an entry changed, before and after. */
export function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  const changes = fields.map((field) => (
    <Change
      key={field}
      field={field}
      was={before && valueLabel(field, before[field])}
      is={after && valueLabel(field, after[field])}
    />
  ));
  const more = changes.length - fieldsShown;
  return (
    <ul className={styles.changes}>
      {changes.slice(0, fieldsShown)}
      {more === 1 && changes.at(-1)}
      {more > 1 && (
        <li>
          <Folded summary={`${more} more fields`}>
            <ul className={styles.changes}>{changes.slice(fieldsShown)}</ul>
          </Folded>
        </li>
      )}
    </ul>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

interface ChangeProps {
  field: string;
  was: string | null;
  is: string | null;
}

function Change({ field, was, is }: ChangeProps) {
  const isLong = Math.max(was?.length ?? 0, is?.length ?? 0) >= longText;
  const values = (
    <>
      {was !== null && <del>{was}</del>} {was !== null && is !== null && <Arrow />}{' '}
      {is !== null && <ins>{is}</ins>}
    </>
  );
  return (
    <li>
      <span className={styles.field}>{fieldLabel(field)}</span>{' '}
      {isLong ? <Folded summary="Show the text">{values}</Folded> : values}
    </li>
  );
}

function Arrow() {
  return (
    <>
      <span aria-hidden>→</span>
      <span className="visually-hidden">became</span>
    </>
  );
}
