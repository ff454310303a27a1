import Button from 'antd/es/button';
import { useId } from 'react';
import type { Missing } from '../form/missing';
import styles from './product-page.module.css';

interface MissingListProps {
  missing: Missing[];
  /** Leads to the field. */
  onGo: (missing: Missing) => void;
}

const listed = 6;

/** The list says why the buttons beside it are disabled. */
export function MissingList({ missing, onGo }: MissingListProps) {
  const id = useId();
  if (missing.length === 0) return null;
  const more = missing.length - listed;
  return (
    <div className={styles.missing}>
      <span id={id}>Missing:</span>
      <ul aria-labelledby={id}>
        {missing.slice(0, listed).map((one, place) => (
          <li key={`${place} ${one.label}`}>
            <Button type="link" size="small" onClick={() => onGo(one)}>
              {one.label}
            </Button>
          </li>
        ))}
        {more > 0 && <li>{more} more</li>}
      </ul>
    </div>
  );
}
