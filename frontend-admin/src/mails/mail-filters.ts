import { choiceFilter, linkFilter } from '../list/filters';
import type { ListFilter, ListView, Option } from '../list/list';
import { kindLabels, statusLabels } from './mail-labels';

const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const mailFilters: ListFilter[] = [
  choiceFilter('status', 'Status', optionsOf(statusLabels)),
  choiceFilter('kind', 'Kind', optionsOf(kindLabels)),
  linkFilter('order', 'This order'),
];

export const mailSorts: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

export const mailViews: ListView[] = [{ name: 'Not delivered', query: { status: 'failed,unconfirmed' } }];
