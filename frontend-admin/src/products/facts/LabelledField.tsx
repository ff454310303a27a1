import { useId, type ReactNode } from 'react';
import styles from './facts.module.css';

interface LabelledFieldProps {
  label: string;
  /** @param id of the control */
  children: (id: string) => ReactNode;
}

/** A control outside of antd's form. */
export function LabelledField({ label, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
