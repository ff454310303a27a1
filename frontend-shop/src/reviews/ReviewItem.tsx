import { day } from '@haberdash/kit/day';
import { Stars } from '../product/StarRating';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { review: Review }) {
  const { userName, reviewValue, reviewMessage, reviewDate, verifiedPurchase } = review;
  return (
    <li className={styles.review}>
      <span className={styles.initial} aria-hidden="true">
        {userName.charAt(0).toUpperCase()}
      </span>
      <div className={styles.words}>
        <p className={styles.author}>
          <strong>{userName}</strong>
          {verifiedPurchase && <span className={styles.verified}>Verified purchase</span>}
          <time dateTime={reviewDate}>{day(reviewDate)}</time>
        </p>
        <Stars value={reviewValue} label={`${reviewValue} of 5 stars`} />
        <p className={styles.message}>{reviewMessage}</p>
      </div>
    </li>
  );
}
