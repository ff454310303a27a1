import type { Product } from './product.api';
import styles from './star-rating.module.css';

const best = 5;
const stars = '★'.repeat(best);

/** Read-only. Stars are filled in steps of a hundredth. */
export function StarRating({ average }: { average: number }) {
  if (average === 0) return <p className={styles.rating}>No reviews yet</p>;
  const shown = average.toFixed(2);
  return (
    <p className={styles.rating}>
      <Stars value={average} label={`Rated ${shown} out of ${best} stars`} />
      <span aria-hidden="true">({shown})</span>
    </p>
  );
}

/** On a card, where nobody rated it yet there is nothing to say. */
export function CardRating({ averageReview: average, reviewCount: count = 0 }: Rated) {
  if (average === 0 || count === 0) return null;
  const shown = average.toFixed(1);
  return (
    <p className={styles.brief}>
      <Stars value={average} label={`Rated ${shown} out of ${best} stars by ${count}`} />
      <span aria-hidden="true">({count})</span>
    </p>
  );
}

type Rated = Pick<Product, 'averageReview' | 'reviewCount'>;

export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      <span aria-hidden="true">{stars}</span>
      <span aria-hidden="true" className={styles.filled} style={{ width: `${(value / best) * 100}%` }}>
        {stars}
      </span>
    </span>
  );
}
