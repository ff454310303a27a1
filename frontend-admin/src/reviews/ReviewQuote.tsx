import type { Review } from './reviews.api';
import styles from './reviews.module.css';

/** The words of a review in a dialog about it. */
export function ReviewQuote({ review: { reviewMessage, userName, productTitle } }: { review: Review }) {
  return (
    <blockquote className={styles.quote}>
      {reviewMessage}
      <footer>
        {userName} on {productTitle}
      </footer>
    </blockquote>
  );
}
