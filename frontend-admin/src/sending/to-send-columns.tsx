import { writtenDay } from '@haberdash/kit/day';
import type { ListColumn } from '../list/list';
import { orderColumns } from '../orders/list/order-columns';
import type { ListedOrder } from '../orders/orders.api';
import { leftIn } from '../orders/printing/pieces-left';
import { NumbersOfOrder } from './tracking/NumbersOfOrder';

const ofOrders = (...keys: string[]): ListColumn<ListedOrder>[] =>
  orderColumns.filter(({ key }) => keys.includes(key)).map(({ sorts: _, isExtra: __, ...column }) => column);

const left: ListColumn<ListedOrder> = {
  key: 'left',
  title: 'Left to pack',
  isNumber: true,
  cell: piecesLeft,
};

const numbers = (status: 'packed' | 'sent'): ListColumn<ListedOrder> => ({
  key: 'tracking',
  title: 'Tracking number',
  isFixed: true,
  cell: (order) => <NumbersOfOrder order={order} status={status} />,
});

const promise: ListColumn<ListedOrder>[] = [
  { key: 'promised', title: 'Promised', cell: promised },
  { key: 'method', title: 'Delivery', cell: ({ delivery }) => delivery?.name },
];

/** The columns that help with a step of shipping. */
export function columnsOf(step: string): ListColumn<ListedOrder>[] {
  if (step === 'packed' || step === 'untracked') {
    const status = step === 'packed' ? 'packed' : 'sent';
    return [...ofOrders('id', 'customer'), numbers(status), ...promise, ...ofOrders('city', 'details')];
  }
  return [...ofOrders('id', 'date', 'customer'), left, ...promise, ...ofOrders('city', 'status', 'details')];
}

function piecesLeft(order: ListedOrder) {
  return leftIn(order).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The last day counts. */
function promised({ delivery }: ListedOrder) {
  const day = delivery?.promised?.to;
  return day && <time dateTime={day}>by {writtenDay(day)}</time>;
}
