import { useId } from 'react';
import styles from './star-input.module.css';

const values = [1, 2, 3, 4, 5];

interface StarInputProps {
  /** 0 while nothing is selected. */
  value: number;
  onChange: (value: number) => void;
}

/** Radio buttons styled as stars, so the arrow keys work. */
export function StarInput({ value, onChange }: StarInputProps) {
  const name = useId();
  return (
    <fieldset className={styles.stars}>
      <legend className="visually-hidden">Your rating</legend>
      {values.map((star) => (
        <label key={star} className={star <= value ? `${styles.star} ${styles.filled}` : styles.star}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">
            {star} {star === 1 ? 'star' : 'stars'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
