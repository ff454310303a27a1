import { useId, type ReactNode } from 'react';
import styles from './ui.module.css';

/** A titled card. antd's Card would add 40 KB for its tabs. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
