import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { IfAllowed } from '../access/IfAllowed';
import { AdminList } from '../list/AdminList';
import { choiceFilter } from '../list/filters';
import type { ListFilter, Option } from '../list/list';
import { Page } from '../ui/Page';
import { stockTakeColumns } from './stock-take-columns';
import { stateLabels } from './stock-take-text';
import { stockTakesList } from './stock-takes-list';

const filters: ListFilter[] = [
  choiceFilter(
    'state',
    'Status',
    (['open', 'booking', 'booked', 'abandoned'] as const).map((value) => ({
      value,
      label: stateLabels[value],
    })),
  ),
];

const sorts: Option[] = [
  { value: 'newest', label: 'Latest first' },
  { value: 'oldest', label: 'Earliest first' },
];

export default function StockTakesPage() {
  return (
    <Page
      title="Stock-take"
      action={
        <IfAllowed needs="stock.change">
          <ButtonLink to="/admin/stock-takes/start">Start a stock-take</ButtonLink>
        </IfAllowed>
      }
    >
      <AdminList
        list={stockTakesList}
        name="stock-takes"
        columns={stockTakeColumns}
        idOf={({ _id }) => _id}
        labelOf={({ openedAt }) => `stock-take of ${openedAt}`}
        emptyHint="Count a brand, a category or any products, and book what differs. The shop goes on selling."
        filters={filters}
        sorts={sorts}
      />
    </Page>
  );
}
