import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { AdminList } from '../../list/AdminList';
import { choiceFilter, dayFilter } from '../../list/filters';
import type { ListColumn } from '../../list/list';
import { shopTime } from '../../time/shop-time';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import styles from '../finance.module.css';
import { type MoneyMovement, moneyList } from './money-list';

const kindLabels: Record<MoneyMovement['kind'], string> = {
  captured: 'Paid',
  mispaid: 'Paid, wrong amount',
  refunded: 'Refunded',
  'refunded-elsewhere': 'Refunded at PayPal',
};

const columns: ListColumn<MoneyMovement>[] = [
  {
    key: 'time',
    title: 'Time',
    cell: ({ at }) => <time dateTime={at}>{shopTime(at)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'kind', title: 'What', isFixed: true, cell: ({ kind }) => kindLabels[kind] },
  { key: 'amount', title: 'Amount', isFixed: true, isNumber: true, cell: ({ amount }) => money(amount) },
  {
    key: 'order',
    title: 'Order',
    isFixed: true,
    cell: ({ orderId, orderNumber }) => (
      <Link to={`/admin/orders?order=${orderId}`}>{orderNumber ?? 'Open the order'}</Link>
    ),
  },
  { key: 'reference', title: 'PayPal reference', cell: ({ reference }) => reference },
];

const filters = [
  dayFilter('Days'),
  choiceFilter(
    'kind',
    'What',
    Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
  ),
];

/** Gross, refunds and net of the finance report are made of these. */
export default function MoneyPage() {
  return (
    <Page title="Money at PayPal" action={<Link to="/admin/finance">Finance</Link>}>
      <Panel title="All that came and went">
        <p className={styles.about}>
          The amounts of a period add up to its gross, refunds and net. Without a choice of days, the list
          shows this month.
        </p>
        <AdminList
          list={moneyList}
          name="amounts"
          columns={columns}
          idOf={({ movementId }) => movementId}
          labelOf={({ kind, orderNumber }) => `${kindLabels[kind]}, order ${orderNumber ?? ''}`}
          emptyHint="What PayPal took for orders, and gave back of it, appears here."
          filters={filters}
          sorts={[
            { value: 'newest', label: 'Newest first' },
            { value: 'oldest', label: 'Oldest first' },
          ]}
          views={[{ name: 'Wrong amounts', query: { kind: 'mispaid' } }]}
          exportPath="/api/admin/reports/money/export"
        />
      </Panel>
    </Page>
  );
}
