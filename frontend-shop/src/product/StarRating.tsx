import styles from './star-rating.module.css';

const BEST = 5;
const stars = '★'.repeat(BEST);

/** Read-only; the stars are filled to the hundredth. */
export function StarRating({ average }: { average: number }) {
  const shown = average.toFixed(2);
  return (
    <p className={styles.rating}>
      <span className={styles.stars} role="img" aria-label={`Rated ${shown} out of ${BEST} stars`}>
        <span aria-hidden="true">{stars}</span>
        <span aria-hidden="true" className={styles.filled} style={{ width: `${(average / BEST) * 100}%` }}>
          {stars}
        </span>
      </span>
      <span aria-hidden="true">({shown})</span>
    </p>
  );
}
