import { historyState } from '@haberdash/kit/history-state';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConfirmLeave } from '../../../ui/dialogs/use-confirm-leave';
import { selectPlanned } from '../../publication/publication.slice';
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
  const isOnEntry = useIsOnEntry();
  useBackToClose(useIsAskedFirst(isUnsaved, isOnEntry), leave);
  useDeparture(isOnEntry);
  return { leave, question };
}

/** Whether a dialog of this page, or its question before Back, has an entry in the history. */
function useIsOnEntry(): boolean {
  const { dialog } = historyState(useLocation());
  // After a reload, the entry that asked before Back stays in the history.
  const [entryOfReload] = useState(dialog?.id);
  return dialog !== undefined && dialog.id !== entryOfReload;
}

/**
 * Whether Back asks before it discards changes. The entry of the question lies below those of dialogs: it comes before a dialog opens or
 * after it is closed, and stays below one that opens when the changes are saved.
 */
function useIsAskedFirst(isUnsaved: boolean, isOnEntry: boolean): boolean {
  const isPlanOpen = useSelector(selectPlanned).length > 0;
  const [isAskedFirst, setAskedFirst] = useState(isUnsaved);
  const isHeld = isAskedFirst ? isPlanOpen : isOnEntry;
  if (isAskedFirst !== isUnsaved && !isHeld) setAskedFirst(isUnsaved);
  return isAskedFirst;
}

function useDeparture(isAsking: boolean): void {
  const { leaving } = useSelector(selectForm);
  const location = useLocation();
  const navigate = useNavigate();
  const isFirstPage = useIsFirstPage();
  const replacePage = useReplacePage();

  const depart = useEffectEvent(() => {
    if (leaving?.addedId) replacePage(`/admin/products/${leaving.addedId}`);
    else if (isFirstPage) void navigate('/admin/products', { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    if (leaving && !isAsking) depart();
  }, [leaving, isAsking, location.key]);
}
