import { choiceFilter, linkFilter } from '../../list/filters';
import type { ListFilter, ListView, Option } from '../../list/list';
import { stateLabels } from '../publication/StateTag';
import { useMenuOptions } from '../../taxonomy/use-menu-options';

export const productFilters: ListFilter[] = [
  choiceFilter('category', 'Category', () => useMenuOptions().categories),
  choiceFilter('brand', 'Brand', () => useMenuOptions().brands),
  choiceFilter('collection', 'Collection', () => useMenuOptions().collections),
  choiceFilter('onSale', 'Sale price', [
    { value: 'yes', label: 'On sale' },
    { value: 'no', label: 'Not on sale' },
  ]),
  choiceFilter('stock', 'Stock', [
    { value: 'inStock', label: 'In stock' },
    { value: 'low', label: 'Low stock (a size under 10)' },
    { value: 'soldOut', label: 'Sold out' },
  ]),
  choiceFilter('state', 'Status', [
    { value: 'draft', label: stateLabels.draft },
    { value: 'published', label: stateLabels.published },
    { value: 'archived', label: stateLabels.archived },
  ]),
  choiceFilter('planned', 'Planned publication', [{ value: 'today', label: 'Today or overdue' }]),
  choiceFilter('lacking', 'Incomplete information', [{ value: 'facts', label: 'Facts that a law asks for' }]),
  linkFilter('ids', 'These products'),
];

export const productSorts: Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title-atoz', label: 'Title: A to Z' },
  { value: 'title-ztoa', label: 'Title: Z to A' },
  { value: 'price-lowtohigh', label: 'Price: Low to High' },
  { value: 'price-hightolow', label: 'Price: High to Low' },
];

export const productViews: ListView[] = [
  { name: 'On sale', query: { onSale: 'yes' } },
  { name: 'Drafts', query: { state: 'draft' } },
  { name: 'Drafts due', query: { planned: 'today' } },
  { name: 'Running low', query: { stock: 'low' } },
  { name: 'Sold out', query: { stock: 'soldOut' } },
  { name: 'Incomplete', query: { lacking: 'facts' } },
];
