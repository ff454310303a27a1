import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { RefusalAlert } from '../ui/RefusalAlert';
import { ToggleButton } from '../ui/ToggleButton';
import { HideDialog } from './HideDialog';
import { ReviewCard } from './ReviewCard';
import type { Choice, Review } from './reviews.api';
import styles from './reviews.module.css';
import {
  moreRequested,
  reviewsRequested,
  selectChoice,
  selectLoadingMore,
  selectNextCursor,
  selectReviews,
} from './reviews.slice';

const choices: Record<Choice, string> = { all: 'All', shown: 'Visible', hidden: 'Hidden' };

const emptyHints: Record<Choice, string> = {
  all: 'New reviews appear here.',
  shown: 'No reviews are visible in the shop.',
  hidden: "You haven't hidden any reviews.",
};

export default function ReviewsPage() {
  const reviews = useSelector(selectReviews);
  const choice = useSelector(selectChoice);
  const dispatch = useDispatch();
  const load = (chosen: Choice) => dispatch(reviewsRequested(chosen));
  useEffect(() => void dispatch(reviewsRequested('all')), [dispatch]);

  return (
    <Page title="Reviews">
      <Panel title="Latest reviews">
        <div className={styles.choices} role="group" aria-label="Filter reviews">
          {Object.entries(choices).map(([id, label]) => (
            <ToggleButton key={id} isOn={id === choice} onClick={() => load(id as Choice)}>
              {label}
            </ToggleButton>
          ))}
        </div>
        <LoadedList
          name={choice === 'hidden' ? 'hidden reviews' : 'reviews'}
          list={reviews}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
          emptyHint={emptyHints[choice]}
          onRetry={() => load(choice)}
        >
          {(loaded) => <Reviews reviews={loaded} />}
        </LoadedList>
      </Panel>
      <HideDialog />
    </Page>
  );
}

function Reviews({ reviews }: { reviews: Review[] }) {
  const nextCursor = useSelector(selectNextCursor);
  const loadingMore = useSelector(selectLoadingMore);
  const dispatch = useDispatch();
  const isBusy = loadingMore.status === 'loading';

  return (
    <>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </ul>
      <RefusalAlert request={loadingMore} />
      {nextCursor && (
        <Button
          className={styles.more}
          aria-busy={isBusy || undefined}
          onClick={() => !isBusy && dispatch(moreRequested())}
        >
          {isBusy ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </>
  );
}
