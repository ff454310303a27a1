import { money } from '@haberdash/kit/money';
import Tag from 'antd/es/tag';
import { Link } from 'react-router-dom';
import type { ListColumn, ListFilter, ListView, Option } from '../list/list';
import { choiceFilter, linkFilter } from '../list/filters';
import { shopTime, writtenShopDay } from '../time/shop-time';
import type { ListedCustomer } from './customers.api';
import styles from './customers.module.css';
import ui from '../ui/ui.module.css';

export const customerColumns: ListColumn<ListedCustomer>[] = [
  { key: 'name', title: 'Customer', isFixed: true, cell: name },
  {
    key: 'registered',
    title: 'Registered',
    cell: ({ registeredAt }) => writtenShopDay(registeredAt),
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  {
    key: 'seen',
    title: 'Last seen',
    cell: ({ lastSeenAt }) => shopTime(lastSeenAt),
    sorts: { ascend: 'seen-long-ago', descend: 'seen-lately' },
  },
  {
    key: 'orders',
    title: 'Paid orders',
    isNumber: true,
    cell: ({ orders }) => orders,
    sorts: { ascend: 'orders-fewest', descend: 'orders-most' },
  },
  {
    key: 'spent',
    title: 'Spent',
    isNumber: true,
    cell: ({ spent }) => money(spent),
    sorts: { ascend: 'spent-least', descend: 'spent-most' },
  },
  { key: 'state', title: 'Status', cell: state },
];

function name({ _id, userName, email, isGuest }: ListedCustomer) {
  return (
    <span className={ui.stack}>
      <span>
        <Link to={`/admin/customers/${_id}`}>{userName}</Link> {isGuest && <Tag>Guest</Tag>}
      </span>{' '}
      <small>{email}</small>
    </span>
  );
}

function state({ blocked, email }: ListedCustomer) {
  // A guest whom the shop has forgotten.
  if (email === '') return 'Forgotten';
  return blocked ? <strong className={styles.blocked}>Blocked</strong> : 'Active';
}

export const customerSorts: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'seen-lately', label: 'Seen lately' },
  { value: 'seen-long-ago', label: 'Not seen for long' },
  { value: 'orders-most', label: 'Most orders' },
  { value: 'orders-fewest', label: 'Fewest orders' },
  { value: 'spent-most', label: 'Spent most' },
  { value: 'spent-least', label: 'Spent least' },
];

export const customerFilters: ListFilter[] = [
  choiceFilter('blocked', 'Status', [
    { value: 'true', label: 'Blocked' },
    { value: 'false', label: 'Active' },
  ]),
  choiceFilter('guests', 'Kind', [
    { value: 'false', label: 'Accounts' },
    { value: 'true', label: 'Guests' },
  ]),
  linkFilter('ids', 'These customers'),
];

export const customerViews: ListView[] = [
  { name: 'Best customers', query: { sort: 'spent-most' } },
  { name: 'Blocked', query: { blocked: 'true' } },
];
