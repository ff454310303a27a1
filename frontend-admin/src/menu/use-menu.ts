import type { MenuItem } from '@haberdash/kit/feature';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectWaitingWork, waitingWorkRequested } from '../waiting-work/waiting-work.slice';
import { menuWithCounts } from './menu-with-counts';

/** @returns a hook: the menu with the work that waits on its pages, counted anew whenever another page is opened */
export function menuHook(menu: MenuItem[]): () => MenuItem[] {
  return function useMenu() {
    const { value: waiting } = useSelector(selectWaitingWork);
    const { pathname } = useLocation();
    const dispatch = useDispatch();
    useEffect(() => void dispatch(waitingWorkRequested()), [dispatch, pathname]);
    return waiting ? menuWithCounts(menu, waiting.work) : menu;
  };
}
