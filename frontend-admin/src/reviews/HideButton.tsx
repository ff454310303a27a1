import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import type { Review } from './reviews.api';
import { reviewsOpened, selectBusyIds, showingSubmitted } from './reviews.slice';

/** One button with two labels, so that it keeps the focus. */
export function HideButton({ review }: { review: Review }) {
  const busyIds = useSelector(selectBusyIds);
  const dispatch = useDispatch();
  const { _id, hidden, productTitle, userName } = review;
  const isBusy = busyIds.includes(_id);
  const text = hidden ? 'Show again' : 'Hide';

  const press = () => {
    if (!hidden) dispatch(reviewsOpened([review]));
    else if (!isBusy) dispatch(showingSubmitted([_id]));
  };
  return (
    <Button
      aria-label={`${text}: ${userName} on ${productTitle}`}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {text}
    </Button>
  );
}
