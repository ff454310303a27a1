import { writtenDay } from '@haberdash/kit/day';
import { initialOf } from '@haberdash/kit/initial';
import { shopName } from '@haberdash/kit/page-meta';
import { Stars } from '../product/StarRating';
import { fitWords } from './fit-words';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';

export function ReviewItem({ review }: { review: Review }) {
  const { userName, reviewValue, reviewMessage, reviewDate, verifiedPurchase, fit, reply } = review;
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
        {reply && <Reply reply={reply} />}
      </div>
    </li>
  );
}

function Reply({ reply: { text, date } }: { reply: NonNullable<Review['reply']> }) {
  return (
    <div className={styles.reply}>
      <p className={styles.author}>
        <strong>Reply by {shopName()}</strong>
        <time dateTime={date}>{writtenDay(date)}</time>
      </p>
      <p className={styles.message}>{text}</p>
    </div>
  );
}
