import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import { whole } from '../ui/numbers';
import { ScopeName } from './ScopeName';
import { stateLabels } from './stock-take-text';
import type { StockTake } from './stock-takes.api';

export const stockTakeColumns: ListColumn<StockTake>[] = [
  {
    key: 'opened',
    title: 'Opened',
    isFixed: true,
    cell: ({ _id, openedAt }) => (
      <Link to={`/admin/stock-takes/${_id}`}>
        <time dateTime={openedAt}>{shopTime(openedAt)}</time>
      </Link>
    ),
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'state', title: 'Status', isFixed: true, cell: ({ state }) => stateLabels[state] },
  { key: 'scope', title: 'Counts', cell: ({ scope }) => <ScopeName scope={scope} /> },
  { key: 'sizes', title: 'Sizes', isNumber: true, cell: ({ variants }) => whole(variants) },
  { key: 'by', title: 'Opened by', cell: ({ openedBy }) => openedBy ?? '–' },
  { key: 'reason', title: 'Reason', cell: ({ reason }) => reason ?? '–' },
  {
    key: 'closed',
    title: 'Closed',
    isExtra: true,
    cell: ({ closedAt, closedBy }) =>
      closedAt === null ? '–' : [closedBy, shopTime(closedAt)].filter(Boolean).join(', '),
  },
];
