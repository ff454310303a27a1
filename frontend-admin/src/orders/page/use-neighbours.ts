import { useSelector } from 'react-redux';
import { ordersList, toSendList } from '../orders-list';

/** The orders before and after one on the page of the list from which it was opened; null at its ends. */
export function useNeighbours(orderId: string): { previous: string | null; next: string | null } | null {
  const { value: orders } = useSelector(ordersList.selectPage);
  const { value: toSend } = useSelector(toSendList.selectPage);
  const list = [orders, toSend].find((page) => page?.data.some(({ _id }) => _id === orderId))?.data;
  if (!list) return null;
  const place = list.findIndex(({ _id }) => _id === orderId);
  return { previous: list[place - 1]?._id ?? null, next: list[place + 1]?._id ?? null };
}
