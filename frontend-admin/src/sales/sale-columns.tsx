import { Link } from 'react-router-dom';
import { useMay } from '../access/use-may';
import { IfAllowed } from '../access/IfAllowed';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import { ruleText, stateText, takingPartText, targetText } from './sale-text';
import { SaleActions } from './SaleActions';
import type { Sale } from './sales.api';
import styles from './sales.module.css';

export const saleColumns: ListColumn<Sale>[] = [
  {
    key: 'name',
    title: 'Sale',
    isFixed: true,
    cell: (sale) => <NameOf sale={sale} />,
  },
  { key: 'state', title: 'Status', isFixed: true, cell: stateText },
  {
    key: 'target',
    title: 'Reduces',
    cell: ({ target, rule }) => (
      <div className={styles.stack}>
        <span>{targetText(target)}</span>
        <small>{ruleText(rule)}</small>
      </div>
    ),
  },
  {
    key: 'starts',
    title: 'Starts',
    cell: ({ startsAt }) => <time dateTime={startsAt}>{shopTime(startsAt)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'ends', title: 'Ends', cell: ({ endsAt }) => <time dateTime={endsAt}>{shopTime(endsAt)}</time> },
  {
    key: 'size',
    title: 'Takes part',
    cell: (sale) => (sale.state === 'planned' ? '–' : takingPartText(sale)),
  },
  {
    key: 'saved',
    title: 'Saved',
    isExtra: true,
    cell: ({ savedBy, savedAt }) => [savedBy, shopTime(savedAt)].filter(Boolean).join(', '),
  },
  {
    key: 'actions',
    title: '',
    isFixed: true,
    cell: (sale) => (
      <IfAllowed needs="catalogue.change">
        <SaleActions sale={sale} />
      </IfAllowed>
    ),
  },
];

function NameOf({ sale: { _id, name } }: { sale: Sale }) {
  const mayChange = useMay()('catalogue.change');
  return mayChange ? <Link to={`/admin/sales/edit/${_id}`}>{name}</Link> : name;
}
