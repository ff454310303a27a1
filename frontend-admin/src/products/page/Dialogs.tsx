import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { PlanDialog } from '../publication/PlanDialog';
import { PreviewDialog } from '../publication/PreviewDialog';
import { planClosed, previewClosed } from '../publication/publication.slice';

/** They close with the page, because the list has the same dialogs. */
export function Dialogs() {
  const dispatch = useDispatch();
  useEffect(
    () => () => {
      dispatch(planClosed());
      dispatch(previewClosed());
    },
    [dispatch],
  );
  return (
    <>
      <PlanDialog />
      <PreviewDialog />
    </>
  );
}
