import { historyState, type HistoryState } from '@haberdash/kit/history-state';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const parameter = 'order';
/** Marks the history entry that opening an order pushes. */
const dialogId = 'order';

/** The open order is in the address, so that a link opens it and Back closes it. */
export function useOrderAddress() {
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openId = params.get(parameter);
  const { dialog } = historyState(location);

  const addressWith = (orderId: string | null) => {
    const next = new URLSearchParams(params);
    if (orderId) next.set(parameter, orderId);
    else next.delete(parameter);
    return { search: next.toString() };
  };
  const open = (orderId: string) => {
    const openedAt = location.pathname + location.search;
    const state: HistoryState = { keepScroll: true, dialog: { id: dialogId, openedAt } };
    void navigate(addressWith(orderId), { state });
  };
  const close = () => {
    if (dialog?.id === dialogId) void navigate(-1);
    else void navigate(addressWith(null), { replace: true, state: { keepScroll: true } });
  };
  /** Whether no entry of another dialog is above that of the order. */
  const isOnTop = !dialog || dialog.id === dialogId;
  return { openId, isOnTop, open, close };
}
