import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { historyState, type HistoryState } from '../history-state';

/**
 * Pushes a history entry for an open dialog, so that Back closes the dialog instead of leaving the page. A link
 * inside replaces the entry (`replace`) and need not close the dialog. A change of the address while the dialog
 * is open, such as a filter, survives closing. Of stacked dialogs, Back closes the top one. A dialog that must
 * stay open returns `false` from `onClose`.
 */
export function useBackToClose(isOpen: boolean, onClose: () => unknown): void {
  // React's ids repeat after a reload; entries from before belong to other dialogs.
  const id = `${performance.timeOrigin} ${useId()}`;
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const entryLeft = useRef<{ openedAt: string; address: string }>(null);
  // Going back is asynchronous. A dialog that is reopened in the meantime gets its entry afterwards.
  const isGoingBack = useRef(false);
  // The location at which the entry was pushed, until the router renders the entry in a transition.
  const pushedFrom = useRef<Location>(null);

  const address = location.pathname + location.search + location.hash;
  const { dialog } = historyState(location);
  const isOnEntry = dialog?.id === id;
  const entry = isOnEntry ? dialog : null;
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

  const onMoved = useEffectEvent(() => {
    if (isBeneath || (!entry && isAwaited(pushedFrom.current, location, arrival))) return;
    pushedFrom.current = null;
    const left = entryLeft.current;
    entryLeft.current = entry && { openedAt: entry.openedAt, address };
    // A dialog that closes before its entry is rendered goes back from the entry while it arrives there.
    if (entry) return;
    if (isOpen && isGoingBack.current) enter();
    else if (isOpen && left) leave(left);
    isGoingBack.current = false;
  });
  useEffect(() => onMoved(), [location]);
  useReplacedQuery(isOnEntry, (replaced) => {
    if (entryLeft.current) entryLeft.current.address = replaced;
  });
}

/**
 * Whether the entry pushed at `from` is still to be rendered. Back or a link inside the dialog may come first.
 */
function isAwaited(from: Location | null, location: Location, arrival: NavigationType): boolean {
  if (!from || from === location) return from !== null;
  return arrival !== NavigationType.Pop && from.pathname === location.pathname;
}

/**
 * Tells the address whose query replaces that of the current one, before the router renders it: Back interrupts the rendering. A link
 * in the dialog leads to another path.
 */
function useReplacedQuery(isWanted: boolean, onReplaced: (address: string) => void): void {
  const onNavigate = useEffectEvent(({ navigationType, destination }: NavigateEvent) => {
    const { pathname, search, hash } = new URL(destination.url);
    if (navigationType === 'replace' && pathname === window.location.pathname)
      onReplaced(pathname + search + hash);
  });
  useEffect(() => {
    if (!isWanted || !('navigation' in window)) return undefined;
    const listener = (event: NavigateEvent) => onNavigate(event);
    navigation.addEventListener('navigate', listener);
    return () => navigation.removeEventListener('navigate', listener);
  }, [isWanted]);
}
