import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
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
  {
    key: 'by',
    title: 'By',
    cell: (change) =>
      change.sale ? (
        <Link to={`/admin/sales/edit/${change.sale._id}`}>Sale {change.sale.name}</Link>
      ) : (
        author(change)
      ),
  },
];
