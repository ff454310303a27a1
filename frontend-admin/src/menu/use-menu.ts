import type { MenuItem } from '@haberdash/kit/feature';
import { selectUser } from '@haberdash/kit/session';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useMay } from '../access/use-may';
import type { AdminFeature } from '../access/admin-feature';
import { openFeatures } from '../access/may-open';
import { selectWaitingWork, waitingWorkRequested } from '../waiting-work/waiting-work.slice';
import { menuWithCounts } from './menu-with-counts';
import { menuOf } from './sections';

/** @returns a hook: the menu of what the user may open, with the work that waits on its pages, counted anew whenever another page is opened */
export function menuHook(features: readonly AdminFeature[]): () => MenuItem[] {
  return function useMenu() {
    const user = useSelector(selectUser);
    const menu = useMemo(() => menuOf(openFeatures(features, user)), [user]);
    const { value: waiting } = useSelector(selectWaitingWork);
    const { pathname } = useLocation();
    const dispatch = useDispatch();
    const maySee = useMay()('orders.read', 'reports.read');
    useEffect(() => {
      if (maySee) dispatch(waitingWorkRequested());
    }, [dispatch, maySee, pathname]);
    return waiting ? menuWithCounts(menu, waiting.work) : menu;
  };
}
