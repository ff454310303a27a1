import { useState } from 'react';
import styles from './audit.module.css';
import { History } from './History';

/** The history of an object, loaded when it is opened. */
export function ChangesDisclosure({ subjectId }: { subjectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes by staff</summary>
      {isOpen && <History subjectId={subjectId} />}
    </details>
  );
}
