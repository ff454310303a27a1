import { writtenTime } from '@haberdash/kit/day';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import type { StockMovement } from './stock-ledger.api';

export const causeLabels: Record<StockMovement['cause'], string> = {
  initial: 'First count',
  corrected: 'Corrected',
  reserved: 'Ordered',
  sold: 'Paid',
  returned: 'Came back',
};

export const movementColumns: ListColumn<StockMovement>[] = [
  {
    key: 'at',
    title: 'Time',
    isFixed: true,
    cell: ({ at }) => <time dateTime={at}>{writtenTime(at)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'cause', title: 'Cause', cell: ({ cause }) => causeLabels[cause] },
  {
    key: 'change',
    title: 'Change',
    isNumber: true,
    cell: ({ change }) => (change > 0 ? `+${change}` : change),
  },
  { key: 'stock', title: 'In stock after', isNumber: true, cell: ({ stock }) => stock },
  { key: 'order', title: 'Order', cell: order },
  { key: 'by', title: 'By', cell: author },
];

function order({ orderId, orderNumber }: StockMovement) {
  return orderId ? <Link to={`/admin/orders?order=${orderId}`}>{orderNumber ?? 'View order'}</Link> : '–';
}

/** Movements from before names were kept only have a kind. */
const kinds = { admin: 'An admin', shopper: 'A shopper', shop: 'The shop' };

function author({ by: { kind, name } }: StockMovement) {
  return name ?? kinds[kind];
}
