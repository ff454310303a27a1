import { Button } from '@haberdash/kit/ui/Button';
import { SelectField } from '@haberdash/kit/ui/SelectField';
import { useDispatch, useSelector } from 'react-redux';
import { Stars } from '../product/StarRating';
import { ReviewItem } from './ReviewItem';
import type { Narrowing, ReviewOrder, ReviewPage } from './reviews.api';
import { moreReviewsRequested, reviewsNarrowed, selectLoadingMore, selectNarrowing } from './reviews.slice';
import { StarCounts } from './StarCounts';
import styles from './reviews.module.css';

const orders: { value: ReviewOrder; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Highest rated' },
  { value: 'lowest', label: 'Lowest rated' },
];

/** Two reviews have nothing to sort. */
const worthSorting = 2;

interface ReviewListProps {
  page: ReviewPage;
  productId: string;
  isLoading: boolean;
}

export function ReviewList({ page: { data, meta }, productId, isLoading }: ReviewListProps) {
  const narrowing = useSelector(selectNarrowing);
  const dispatch = useDispatch();
  const { total, average, stars, nextCursor: cursor } = meta;
  const narrow = (change: Partial<Narrowing>) =>
    dispatch(reviewsNarrowed({ productId, narrowing: { ...narrowing, ...change } }));
  if (total === 0) {
    return (
      <div className={styles.none}>
        <p>No Reviews</p>
        <p>Be the first to review it.</p>
      </div>
    );
  }

  return (
    <>
      <p className={styles.average}>
        <strong>{average.toFixed(2)}</strong>
        <Stars value={average} label="of 5 stars" />
        <span>
          {total} {total === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <StarCounts
        stars={stars}
        total={total}
        chosen={narrowing.stars}
        onChoose={(chosen) => narrow({ stars: chosen })}
      />
      {total > worthSorting && (
        <SelectField
          label="Sort reviews"
          options={orders}
          value={narrowing.order}
          onChange={({ target }) => narrow({ order: target.value as ReviewOrder })}
        />
      )}
      <ul className={styles.list} aria-busy={isLoading || undefined}>
        {data.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      {cursor && !isLoading && (
        <MoreReviews onMore={() => dispatch(moreReviewsRequested({ productId, cursor, narrowing }))} />
      )}
    </>
  );
}

function MoreReviews({ onMore }: { onMore: () => void }) {
  const more = useSelector(selectLoadingMore);
  return (
    <>
      {more.status === 'failed' && <p role="alert">{more.message}</p>}
      <Button variant="secondary" busy={more.status === 'loading'} onClick={onMore}>
        {more.status === 'failed' ? 'Try again' : 'Show more reviews'}
      </Button>
    </>
  );
}
