import type { AuditEntry } from './audit.api';
import { fieldLabel, valueLabel } from './audit-labels';
import styles from './audit.module.css';

/** From this length on, a text is folded. */
const longText = 200;

/** The fields that an entry changed, before and after. */
export function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <Change
          key={field}
          field={field}
          was={before && valueLabel(field, before[field])}
          is={after && valueLabel(field, after[field])}
        />
      ))}
    </ul>
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
      {isLong ? (
        <details>
          <summary>Show the text</summary>
          {values}
        </details>
      ) : (
        values
      )}
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
