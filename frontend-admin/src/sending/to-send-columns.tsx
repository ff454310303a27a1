import { writtenDay } from '@haberdash/kit/day';
import type { ListColumn } from '../list/list';
import { orderColumns } from '../orders/list/order-columns';
import type { ListedOrder } from '../orders/orders.api';
import { leftIn } from '../orders/printing/pieces-left';

const columnsOf = (...keys: string[]): ListColumn<ListedOrder>[] =>
  orderColumns.filter(({ key }) => keys.includes(key)).map(({ sorts: _, isExtra: __, ...column }) => column);

export const toSendColumns: ListColumn<ListedOrder>[] = [
  ...columnsOf('id', 'date', 'customer'),
  { key: 'left', title: 'Left to pack', isNumber: true, cell: piecesLeft },
  { key: 'promised', title: 'Promised', cell: promised },
  { key: 'method', title: 'Delivery', cell: ({ delivery }) => delivery?.name },
  ...columnsOf('city', 'status', 'details'),
];

function piecesLeft(order: ListedOrder) {
  return leftIn(order).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The last day counts. */
function promised({ delivery }: ListedOrder) {
  const day = delivery?.promised?.to;
  return day && <time dateTime={day}>by {writtenDay(day)}</time>;
}
