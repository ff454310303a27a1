import { variantLabel } from '@haberdash/kit/variant-label';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { movementsOf, ordersOfVariant } from '../dashboard/report/report-links';
import { whole } from '../ui/numbers';
import type { ListColumn } from '../list/list';
import { shopDay } from '../time/shop-time';
import type { LowSize, SoldOutSize } from './report-lists.api';
import ui from '../ui/ui.module.css';

const dayMs = 86_400_000;

/** 2026-11-20, 1 → 2026-11-19 */
const earlier = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

function product({ title, ...size }: SoldOutSize) {
  return (
    <span className={ui.stack}>
      <Link to={movementsOf(size)}>{title}</Link> <small>{variantLabel(size)}</small>
    </span>
  );
}

/** The orders that it sums up. */
function Sold({ size }: { size: SoldOutSize }) {
  const [params] = useSearchParams();
  const [today] = useState(() => shopDay(Date.now()));
  const end = params.get('to') || today;
  const start = params.get('from') || earlier(end, 29);
  return <Link to={ordersOfVariant(size, { start, end })}>{whole(size.sold)}</Link>;
}

const sizeColumns: ListColumn<SoldOutSize>[] = [
  { key: 'product', title: 'Product', isFixed: true, cell: product },
  { key: 'sold', title: 'Sold', isNumber: true, cell: (size) => <Sold size={size} /> },
];

export const soldOutColumns = sizeColumns;

export const lowStockColumns: ListColumn<LowSize>[] = [
  ...sizeColumns,
  {
    key: 'stock',
    title: 'Stock',
    isNumber: true,
    cell: ({ stock, ...size }) => <Link to={movementsOf(size)}>{whole(stock)}</Link>,
  },
  { key: 'days', title: 'Days left', isNumber: true, cell: ({ daysLeft }) => daysLeft },
];

export const labelOfSize = ({ title, ...size }: SoldOutSize): string =>
  [title, variantLabel(size)].filter(Boolean).join(', ');
