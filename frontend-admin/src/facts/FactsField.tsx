import InputNumber from 'antd/es/input-number';
import { useId } from 'react';
import { factLabels, maxWeightGrams, type Facts } from './facts';
import styles from './facts.module.css';

interface FactsFieldProps {
  /** Of the form. */
  value?: Facts;
  onChange?: (facts: Facts) => void;
}

/** A field of the product form: what the product is, beside its text, sizes and prices. */
export function FactsField({ value: facts, onChange }: FactsFieldProps) {
  const id = useId();
  if (!facts) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{factLabels.weightGrams}</label>
      <InputNumber<number>
        id={id}
        className={styles.number}
        min={1}
        max={maxWeightGrams}
        precision={0}
        inputMode="numeric"
        suffix="g"
        value={facts.weightGrams}
        onChange={(weightGrams) => onChange?.({ ...facts, weightGrams })}
      />
    </div>
  );
}
