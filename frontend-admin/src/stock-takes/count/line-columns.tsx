import { variantLabel } from '@haberdash/kit/variant-label';
import { Link } from 'react-router-dom';
import type { ListColumn } from '../../list/list';
import { shopTime } from '../../time/shop-time';
import type { StockTakeLine } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { CountInput } from './CountInput';
import { LineResult } from './LineResult';

/** @param isOpen whether numbers can be entered */
export const lineColumns = (isOpen: boolean): ListColumn<StockTakeLine>[] => [
  { key: 'sku', title: 'SKU', isFixed: true, cell: ({ sku }) => sku ?? '–' },
  {
    key: 'item',
    title: 'Item',
    isFixed: true,
    cell: (line) => (
      <span className={styles.stack}>
        <Link to={`/admin/products/${line.productId}/stock?variant=${line.variantId}`}>{line.title}</Link>
        <small>{variantLabel(line)}</small>
      </span>
    ),
  },
  {
    key: 'counted',
    title: 'Counted',
    isFixed: true,
    cell: (line) => (isOpen ? <CountInput line={line} /> : (line.counted ?? '–')),
  },
  { key: 'result', title: 'Difference', isFixed: true, cell: (line) => <LineResult line={line} /> },
  {
    key: 'by',
    title: 'Counted by',
    cell: ({ countedBy, countedAt }) =>
      countedAt === null ? '–' : [countedBy, shopTime(countedAt)].filter(Boolean).join(', '),
  },
];
