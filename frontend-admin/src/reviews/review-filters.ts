import { choiceFilter, dayFilter, linkFilter, oneOfFilter } from '../list/filters';
import type { ListFilter, ListView, Option } from '../list/list';

const starOptions: Option[] = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}));

export const reviewFilters: ListFilter[] = [
  choiceFilter('stars', 'Stars', starOptions),
  oneOfFilter('hidden', 'In the shop', [
    { value: 'false', label: 'Visible' },
    { value: 'true', label: 'Hidden' },
  ]),
  dayFilter('Written'),
  linkFilter('product', 'This product'),
  linkFilter('customer', 'This customer'),
];

export const reviewSorts: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'stars-hightolow', label: 'Stars: High to Low' },
  { value: 'stars-lowtohigh', label: 'Stars: Low to High' },
];

export const reviewViews: ListView[] = [
  { name: 'One or two stars', query: { stars: '1,2', hidden: 'false' } },
  { name: 'Hidden', query: { hidden: 'true' } },
];
