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
    const wasOpenedHere = historyState(location).dialog?.id === dialogId;
    if (wasOpenedHere) void navigate(-1);
    else void navigate(addressWith(null), { replace: true, state: { keepScroll: true } });
  };
  return { openId, open, close };
}
