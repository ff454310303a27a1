import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.selection} aria-label="Selected rows">
      <strong role="status">{count} selected</strong>
      {children}
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
