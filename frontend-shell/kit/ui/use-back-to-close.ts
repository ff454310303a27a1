import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { historyState, type HistoryState } from '../history-state';

/**
 * Gives a dialog an entry in the browser's history, so that Back closes it instead of leaving the page. A link inside
 * it need not close it, and takes the entry's place (`replace`). If the address changed meanwhile, as by a filter, the
 * change outlives the dialog. Of dialogs above each other the uppermost closes. One that has to stay, as long as it
 * asks, says so: `onClose` answers `false`.
 */
export function useBackToClose(isOpen: boolean, onClose: () => unknown): void {
  // React counts from the beginning after a reload; the entries of before are not of these dialogs.
  const id = `${performance.timeOrigin} ${useId()}`;
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const entryLeft = useRef<{ openedAt: string; address: string }>(null);
  // The browser goes back a moment after it was told to; what is opened again by then gets its entry once it has.
  const isGoingBack = useRef(false);
  // Where the entry was pushed from, until the router renders that entry: it does so in a transition.
  const pushedFrom = useRef<Location>(null);

  const address = location.pathname + location.search;
  const { dialog } = historyState(location);
  const entry = dialog?.id === id ? dialog : null;
  const isOnEntry = entry !== null;
  const isBeneath = dialog?.beneath?.includes(id) ?? false;

  const push = (to: string, state: HistoryState) =>
    void navigate(to, { state: { keepScroll: true, ...state } });

  const enter = () => {
    const beneath = dialog ? [...(dialog.beneath ?? []), dialog.id] : [];
    pushedFrom.current = location;
    entryLeft.current = { openedAt: address, address };
    push(address, { dialog: { id, openedAt: address, beneath } });
  };

  const onOpened = useEffectEvent(() => {
    if (!isGoingBack.current) enter();
  });
  useEffect(() => {
    if (isOpen) onOpened();
  }, [isOpen]);

  const onClosed = useEffectEvent(() => {
    if (isGoingBack.current) return;
    isGoingBack.current = entry?.openedAt === address;
    if (isGoingBack.current) void navigate(-1);
    else void navigate(address, { replace: true, state: { keepScroll: true } });
  });
  useEffect(() => {
    if (!isOpen && isOnEntry) onClosed();
  }, [isOpen, isOnEntry]);

  const leave = (left: NonNullable<typeof entryLeft.current>) => {
    const stays = onClose() === false;
    const wentBack = arrival === NavigationType.Pop && address === left.openedAt;
    if (!wentBack) return;
    if (stays) enter();
    else if (address !== left.address) push(left.address, {});
  };

  const arrive = () => {
    isGoingBack.current = false;
    if (isOpen) enter();
  };

  const onMoved = useEffectEvent(() => {
    if (isBeneath || (!entry && isAwaited(pushedFrom.current, location, arrival))) return;
    pushedFrom.current = null;
    const left = entryLeft.current;
    entryLeft.current = entry && { openedAt: entry.openedAt, address };
    if (isGoingBack.current) arrive();
    else if (!entry && left && isOpen) leave(left);
  });
  useEffect(() => onMoved(), [location]);
}

/** Whether the entry pushed at `from` is still to be rendered. Back or a link inside the dialog may come before it. */
function isAwaited(from: Location | null, location: Location, arrival: NavigationType): boolean {
  if (!from || from === location) return from !== null;
  return arrival !== NavigationType.Pop && from.pathname === location.pathname;
}
