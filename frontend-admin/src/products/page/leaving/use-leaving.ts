import { historyState } from '@haberdash/kit/history-state';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfirmLeave } from '../../../ui/dialogs/use-confirm-leave';
import { formLeft, selectForm, selectSaving } from '../../products.slice';
import { useIsUnsaved } from './use-is-unsaved';
import { useIsFirstPage, useReplacePage } from './use-replace-page';

/** Leaves the page for where it was opened from, after a question where input would be lost. The page must render `question`. */
export function useLeaving() {
  const isUnsaved = useIsUnsaved();
  const { status } = useSelector(selectSaving);
  const dispatch = useDispatch();
  const { leave, question } = useConfirmLeave({
    isBusy: status === 'loading',
    isChanged: isUnsaved,
    onLeave: () => void dispatch(formLeft()),
  });
  useBackToClose(isUnsaved, leave);
  useDeparture();
  return { leave, question };
}

function useDeparture(): void {
  const { leaving } = useSelector(selectForm);
  const location = useLocation();
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  const replacePage = useReplacePage();
  const { dialog } = historyState(location);
  // After a reload, the entry that asked before Back stays in the history.
  const [entryOfReload] = useState(dialog?.id);
  const isAsking = dialog !== undefined && dialog.id !== entryOfReload;

  const depart = useEffectEvent(() => {
    if (leaving?.addedId) replacePage(`/admin/products/${leaving.addedId}`);
    else if (isFirstPage) void navigate('/admin/products', { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    if (leaving && !isAsking) depart();
  }, [leaving, isAsking, location.key]);
}
