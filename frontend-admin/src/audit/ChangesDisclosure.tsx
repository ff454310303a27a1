import { useState } from 'react';
import { useMay } from '../access/use-may';
import styles from './audit.module.css';
import { History } from './History';

/** The history of an object, loaded when it is opened. */
export function ChangesDisclosure({ subjectId }: { subjectId: string }) {
  const [isOpen, setOpen] = useState(false);
  const maySee = useMay()('audit.read');
  if (!maySee) return null;
  return (
    <details className={styles.disclosure} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Changes by staff</summary>
      {isOpen && <History subjectId={subjectId} />}
    </details>
  );
}
