import type { AuditEntry } from './audit.api';
import { fieldLabel, valueLabel } from './audit-labels';
import styles from './audit.module.css';

/** The fields that an entry changed, before and after. */
export function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <li key={field}>
          <span className={styles.field}>{fieldLabel(field)}</span>{' '}
          {before && <del>{valueLabel(field, before[field])}</del>} {before && after && <Arrow />}{' '}
          {after && <ins>{valueLabel(field, after[field])}</ins>}
        </li>
      ))}
    </ul>
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
