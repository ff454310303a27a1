import { firstEntry } from '@haberdash/kit/history-state';
import { useLocation, useNavigate } from 'react-router-dom';

/** Whether no page of the shop is before this one in the history, also where it has replaced the first one. */
export function useIsFirstPage(): boolean {
  const location = useLocation();
  const state = location.state as { isFirstPage?: boolean } | null;
  return location.key === firstEntry || state?.isFirstPage === true;
}

/** Another page takes the place of this one in the history. */
export function useReplacePage() {
  const isFirstPage = useIsFirstPage();
  const navigate = useNavigate();
  return (path: string) => void navigate(path, { replace: true, state: { isFirstPage } });
}
