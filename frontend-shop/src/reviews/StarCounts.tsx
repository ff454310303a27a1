import styles from './star-counts.module.css';

interface StarCountsProps {
  /** The number of reviews with one star, two, … five. */
  stars: number[];
  total: number;
  /** The list shows reviews with so many stars; null for all. */
  chosen: number | null;
  onChoose: (star: number | null) => void;
}

/** Five stars first, each with its share of all reviews. A press shows its reviews alone, another one all. */
export function StarCounts({ stars, total, chosen, onChoose }: StarCountsProps) {
  const rows = stars.map((count, place) => ({ star: place + 1, count })).reverse();
  return (
    <ul className={styles.counts} aria-label="Reviews by stars">
      {rows.map(({ star, count }) => (
        <li key={star}>
          <button
            type="button"
            className={styles.row}
            aria-pressed={star === chosen}
            disabled={count === 0}
            onClick={() => onChoose(star === chosen ? null : star)}
          >
            <span aria-hidden="true">{star} ★</span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(count / total) * 100}%` }} />
            </span>
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">
              {star} {star === 1 ? 'star' : 'stars'}: {count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
