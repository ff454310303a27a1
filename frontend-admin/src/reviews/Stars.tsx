import styles from './reviews.module.css';

export function Stars({ value }: { value: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} of 5 stars`}>
      {'★'.repeat(value)}
      <span className={styles.missing}>{'★'.repeat(5 - value)}</span>
    </span>
  );
}
