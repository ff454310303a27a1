import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { ExportSelected } from '../list/ExportSelected';
import { RunningText } from '../ui/RunningText';
import type { Review } from './reviews.api';
import { reviewsOpened, selectBusyIds, showingSubmitted } from './reviews.slice';

/** The actions for many reviews at once. */
export function SelectedReviews({ reviews }: { reviews: Review[] }) {
  const busyIds = useSelector(selectBusyIds);
  const dispatch = useDispatch();
  const shown = reviews.filter(({ hidden }) => !hidden);
  const hidden = reviews.filter((review) => review.hidden).map(({ _id }) => _id);
  const busy = hidden.filter((id) => busyIds.includes(id)).length;

  return (
    <>
      {shown.length > 0 && (
        <Button onClick={() => dispatch(reviewsOpened(shown))}>Hide {shown.length}…</Button>
      )}
      {hidden.length > 0 && (
        <Button disabled={busy > 0} onClick={() => dispatch(showingSubmitted(hidden))}>
          Show {hidden.length} again
        </Button>
      )}
      <ExportSelected path="/api/admin/reviews/export" ids={reviews.map(({ _id }) => _id)} />
      <RunningText text={busy > 0 ? `Showing ${busy === 1 ? '1 review' : `${busy} reviews`} again…` : null} />
    </>
  );
}
