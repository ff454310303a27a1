import { day } from '@haberdash/kit/day';
import { pictureSources } from '@haberdash/kit/pictures';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';
import { reviewOpened, selectBusyIds, showingSubmitted } from './reviews.slice';

export function ReviewCard({ review }: { review: Review }) {
  const { productTitle, productImage, userName, reviewMessage, reviewValue, reviewDate } = review;

  return (
    <li className={styles.review} data-hidden={review.hidden || undefined}>
      <img {...pictureSources(productImage)} sizes="4rem" width={64} height={80} loading="lazy" alt="" />
      <div className={styles.about}>
        <h3 className={styles.title}>{productTitle}</h3>
        <p className={styles.facts}>
          <Stars value={reviewValue} />
          <span>{userName}</span>
          <time dateTime={reviewDate}>{day(reviewDate)}</time>
          {review.verifiedPurchase && <span className={styles.verified}>Verified purchase</span>}
        </p>
        <p className={styles.message}>{reviewMessage}</p>
        {review.hidden && (
          <p className={styles.reason}>
            <strong>Hidden{review.hiddenDate && ` on ${day(review.hiddenDate)}`}:</strong>{' '}
            {review.hiddenReason}
          </p>
        )}
      </div>
      <HideButton review={review} />
    </li>
  );
}

/** One button with two labels, so that it keeps the focus. */
function HideButton({ review }: { review: Review }) {
  const busyIds = useSelector(selectBusyIds);
  const dispatch = useDispatch();
  const { _id, hidden, productTitle, userName } = review;
  const isBusy = busyIds.includes(_id);
  const text = hidden ? 'Show again' : 'Hide';

  const press = () => {
    if (!hidden) dispatch(reviewOpened(review));
    else if (!isBusy) dispatch(showingSubmitted(_id));
  };
  return (
    <Button
      className={styles.action}
      aria-label={`${text}: ${userName} on ${productTitle}`}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {text}
    </Button>
  );
}

function Stars({ value }: { value: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} of 5 stars`}>
      {'★'.repeat(value)}
      <span className={styles.missing}>{'★'.repeat(5 - value)}</span>
    </span>
  );
}
