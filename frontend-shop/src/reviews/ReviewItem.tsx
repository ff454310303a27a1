import { writtenDay } from '@haberdash/kit/day';
import { initialOf } from '@haberdash/kit/initial';
import { Stars } from '../product/StarRating';
import { fitWords } from './fit-words';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { review: Review }) {
  const { userName, reviewValue, reviewMessage, reviewDate, verifiedPurchase, fit } = review;
  return (
    <li className={styles.review}>
      <span className={styles.initial} aria-hidden="true">
        {initialOf(userName)}
      </span>
      <div className={styles.words}>
        <p className={styles.author}>
          <strong>{userName}</strong>
          {verifiedPurchase && <span className={styles.verified}>Verified purchase</span>}
          <time dateTime={reviewDate}>{writtenDay(reviewDate)}</time>
        </p>
        <Stars value={reviewValue} label={`${reviewValue} of 5 stars`} />
        {fit && (
          <p className={styles.fit}>
            Size {fit.size}: {fitWords[fit.fit].toLowerCase()}
          </p>
        )}
        <p className={styles.message}>{reviewMessage}</p>
      </div>
    </li>
  );
}
