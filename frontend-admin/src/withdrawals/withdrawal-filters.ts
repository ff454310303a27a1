import { choiceFilter, linkFilter } from '../list/filters';
import type { ListFilter, ListView, Option } from '../list/list';

export const withdrawalFilters: ListFilter[] = [
  choiceFilter('state', 'Status', [
    { value: 'open', label: 'To deal with' },
    { value: 'done', label: 'Dealt with' },
  ]),
  choiceFilter('order', 'Order', [
    { value: 'found', label: 'Order known' },
    { value: 'none', label: 'No order found' },
  ]),
  linkFilter('orderId', 'This order'),
  choiceFilter('late', 'Days for the money', [{ value: 'true', label: 'Over' }]),
];

export const withdrawalSorts: Option[] = [
  { value: 'due', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
];

export const withdrawalViews: ListView[] = [
  { name: 'To deal with', query: { state: 'open' } },
  { name: 'Late', query: { state: 'open', late: 'true' } },
  { name: 'Order to be found', query: { state: 'open', order: 'none' } },
  { name: 'Dealt with', query: { state: 'done', sort: 'newest' } },
];
