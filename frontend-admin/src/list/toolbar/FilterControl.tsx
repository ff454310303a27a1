import { useEffect, useRef } from 'react';
import type { ListFilter } from '../list';
import styles from '../list.module.css';
import type { ListAddress } from '../use-list-address';

interface FilterControlProps {
  filter: ListFilter;
  address: ListAddress;
}

/** The control of a filter, in a panel that was opened for it. */
export function FilterControl({ filter: { label, control }, address }: FilterControlProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className={styles.filter}>
      <span aria-hidden="true">{label}</span>
      {control?.(address.query, address.change)}
    </div>
  );
}
