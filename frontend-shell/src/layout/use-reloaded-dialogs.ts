import { historyState } from '@haberdash/kit/history-state';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A reload closes dialogs without an address. This removes their history entries, so that Back needs no extra
 * step.
 */
export function useReloadedDialogs(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isBeginning = useRef(true);
  const entryLeft = useRef<string>(null);

  const onEntry = useEffectEvent(() => {
    const { dialog } = historyState(location);
    if (!isBeginning.current || entryLeft.current === location.key) return;
    entryLeft.current = location.key;
    isBeginning.current = dialog !== undefined;
    if (!dialog) return;
    const address = location.pathname + location.search + location.hash;
    if (dialog.openedAt === address) void navigate(-1);
    else void navigate(address, { replace: true, state: { keepScroll: true } });
  });
  useEffect(() => onEntry(), [location]);
}
