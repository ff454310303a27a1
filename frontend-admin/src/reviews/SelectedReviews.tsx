import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import { ExportSelected } from '../list/ExportSelected';
import type { Review } from './reviews.api';
import { reviewsOpened, showingSubmitted } from './reviews.slice';

interface SelectedReviewsProps {
  reviews: Review[];
  /** Ends the selection. */
  clear: () => void;
}

/** What can be done with many reviews at once. */
export function SelectedReviews({ reviews, clear }: SelectedReviewsProps) {
  const dispatch = useDispatch();
  const shown = reviews.filter(({ hidden }) => !hidden);
  const hidden = reviews.filter((review) => review.hidden);
  const show = () => {
    dispatch(showingSubmitted(hidden.map(({ _id }) => _id)));
    clear();
  };

  return (
    <>
      {shown.length > 0 && (
        <Button onClick={() => dispatch(reviewsOpened(shown))}>Hide {shown.length}…</Button>
      )}
      {hidden.length > 0 && <Button onClick={show}>Show {hidden.length} again</Button>}
      <ExportSelected path="/api/admin/reviews/export" ids={reviews.map(({ _id }) => _id)} />
    </>
  );
}
