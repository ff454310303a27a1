import { put, select } from '@haberdash/kit/effects';
import { orderOpened, selectOpenId } from './orders.slice';
import { ordersList, toSendList } from './orders-list';

/** Loads an order that changed again, where it is shown. */
export function* reloadOrder(orderId: string) {
  const openId = yield* select(selectOpenId);
  if (openId === orderId) yield* put(orderOpened(orderId));
  yield* reloadLists();
}

export function* reloadLists() {
  yield* ordersList.reload();
  yield* toSendList.reload();
}
