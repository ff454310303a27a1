import { useId, type ReactNode } from 'react';
import styles from './filter-panel.module.css';

export interface OptionsProps {
  /** The facet counts; null while loading. */
  counts: Record<string, number> | null;
  ticked: string[];
  onToggle: (id: string) => void;
}

interface FilterOptionProps extends OptionsProps {
  id: string;
  name: string;
  className?: string;
  /** Between the checkbox and the name. */
  children?: ReactNode;
}

export function FilterOption(props: FilterOptionProps) {
  const { id, name, counts, ticked, onToggle, className, children } = props;
  const countId = useId();
  const count = counts && (counts[id] ?? 0);

  return (
    <label className={className} data-finds-none={count === 0 || undefined}>
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={countId}
        checked={ticked.includes(id)}
        onChange={() => onToggle(id)}
      />
      {children}
      <span>{name}</span>
      <span id={countId} className={styles.count}>
        {count}
        {count !== null && <span className="visually-hidden"> {count === 1 ? 'product' : 'products'}</span>}
      </span>
    </label>
  );
}
