import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import { author, timeColumn } from './history-columns';
import type { StockMovement } from './stock-ledger.api';

export const causeLabels: Record<StockMovement['kind'], string> = {
  initial: 'First count',
  corrected: 'Corrected',
  reserved: 'Ordered',
  sold: 'Paid',
  returned: 'Came back',
  lost: 'Lost',
  restocked: 'Restocked',
  'written-off': 'Written off',
  'sold-elsewhere': 'Sold elsewhere',
};

export const movementColumns: ListColumn<StockMovement>[] = [
  timeColumn,
  { key: 'cause', title: 'Cause', cell: ({ kind }) => causeLabels[kind] },
  {
    key: 'change',
    title: 'Change',
    isNumber: true,
    cell: ({ change }) => (change > 0 ? `+${change}` : change),
  },
  { key: 'stock', title: 'In stock after', isNumber: true, cell: ({ stock }) => stock },
  { key: 'order', title: 'Order', cell: order },
  { key: 'by', title: 'By', cell: author },
  { key: 'note', title: 'Reason', cell: ({ note }) => note ?? '–' },
];

function order({ orderId, orderNumber }: StockMovement) {
  return orderId ? <Link to={`/admin/orders?order=${orderId}`}>{orderNumber ?? 'View order'}</Link> : '–';
}
