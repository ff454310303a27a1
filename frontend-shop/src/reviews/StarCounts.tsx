import styles from './star-counts.module.css';

interface StarCountsProps {
  /** The number of reviews with one star, two, … five. */
  stars: number[];
  total: number;
}

/** Five stars first, each with its share of all reviews. */
export function StarCounts({ stars, total }: StarCountsProps) {
  const rows = stars.map((count, place) => ({ star: place + 1, count })).reverse();
  return (
    <ul className={styles.counts} aria-label="Reviews by stars">
      {rows.map(({ star, count }) => (
        <li key={star} className={styles.row}>
          <span aria-hidden="true">{star} ★</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(count / total) * 100}%` }} />
          </span>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">
            {star} {star === 1 ? 'star' : 'stars'}: {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
