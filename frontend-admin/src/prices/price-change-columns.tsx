import { money } from '@haberdash/kit/money';
import type { ListColumn } from '../list/list';
import { author, timeColumn } from '../stock/history-columns';
import type { PriceChange } from './price-changes.api';

export const priceChangeColumns: ListColumn<PriceChange>[] = [
  { ...timeColumn, title: 'Since' },
  { key: 'price', title: 'Price', isNumber: true, cell: ({ price }) => money(price) },
  {
    key: 'sale',
    title: 'Sale price',
    isNumber: true,
    cell: ({ salePrice }) => (salePrice > 0 ? money(salePrice) : '–'),
  },
  { key: 'by', title: 'By', cell: author },
];
