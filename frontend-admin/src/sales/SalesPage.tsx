import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { IfAllowed } from '../access/IfAllowed';
import { AdminList } from '../list/AdminList';
import { choiceFilter } from '../list/filters';
import type { ListFilter, Option } from '../list/list';
import { shopTimeZone } from '../time/shop-time';
import { Page } from '../ui/Page';
import { saleColumns } from './sale-columns';
import { stateLabels } from './sale-text';
import { salesList } from './sales-list';
import styles from './sales.module.css';

const filters: ListFilter[] = [
  choiceFilter(
    'state',
    'Status',
    (['planned', 'running', 'ended', 'stopped'] as const).map((value) => ({
      value,
      label: stateLabels[value],
    })),
  ),
];

const sorts: Option[] = [
  { value: 'newest', label: 'Latest start first' },
  { value: 'oldest', label: 'Earliest start first' },
];

export default function SalesPage() {
  return (
    <Page
      title="Sales"
      action={
        <IfAllowed needs="catalogue.change">
          <ButtonLink to="/admin/sales/add">Add sale</ButtonLink>
        </IfAllowed>
      }
    >
      <p className={styles.hint}>Sales start and end by themselves. Times are those of {shopTimeZone()}.</p>
      <AdminList
        list={salesList}
        name="sales"
        columns={saleColumns}
        idOf={({ _id }) => _id}
        labelOf={({ name }) => `sale ${name}`}
        emptyHint="Reduce a collection, a brand or a category from Friday to Sunday."
        searchLabel="Search sales by name"
        filters={filters}
        sorts={sorts}
      />
    </Page>
  );
}
