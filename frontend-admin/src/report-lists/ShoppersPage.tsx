import { writtenDay } from '@haberdash/kit/day';
import { Link } from 'react-router-dom';
import { AdminList } from '../list/AdminList';
import { choiceFilter, dayFilter } from '../list/filters';
import type { ListColumn } from '../list/list';
import type { DaysShopper } from './report-lists.api';
import { shoppersList } from './report-lists';
import ui from '../ui/ui.module.css';
import { ReportListPage } from './ReportListPage';

const columns: ListColumn<DaysShopper>[] = [
  { key: 'shopper', title: 'Shopper', isFixed: true, cell: shopper },
  {
    key: 'day',
    title: 'Day',
    cell: ({ day }) => <time dateTime={day}>{writtenDay(day)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'paid', title: 'Paid', cell: ({ hasPaid }) => (hasPaid ? 'Yes' : 'No') },
];

function shopper({ shopperId, userName, email }: DaysShopper) {
  if (userName === null) return 'Deleted account';
  return (
    <span className={ui.stack}>
      <Link to={`/admin/customers/${shopperId}`}>{userName}</Link> <small>{email}</small>
    </span>
  );
}

const filters = [
  dayFilter('Days'),
  choiceFilter('paid', 'Paid', [
    { value: 'true', label: 'Paid' },
    { value: 'false', label: 'Did not pay' },
  ]),
];

/** The shoppers that the conversion from cart counts. */
export default function ShoppersPage() {
  return (
    <ReportListPage
      title="Shoppers with a cart"
      heading="All shoppers"
      hint="Each shopper appears once for each day on which they added to their cart, ordered or paid. Without a choice of days, the list shows the last 30. It goes back 400 days."
    >
      <AdminList
        list={shoppersList}
        name="shoppers"
        columns={columns}
        idOf={({ day, shopperId }) => `${day} ${shopperId}`}
        labelOf={({ userName, day }) => `${userName ?? 'deleted account'} on ${day}`}
        emptyHint="Shoppers appear here within ten minutes after they add something to their cart."
        filters={filters}
        sorts={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
        views={[{ name: 'Did not pay', query: { paid: 'false' } }]}
        exportPath="/api/admin/reports/shoppers/export"
      />
    </ReportListPage>
  );
}
