import { useId, type ReactNode } from 'react';
import styles from './ui.module.css';

/** A titled card on the page. antd's Card would bring along its tabs, 40 KB of them. */
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
