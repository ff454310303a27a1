import { choiceFilter, dayFilter } from '../list/filters';
import type { ListFilter } from '../list/list';
import { causeLabels, movementColumns } from './movement-columns';
import { movementsList } from './movements-list';
import { VariantHistory } from './VariantHistory';

const filters: ListFilter[] = [
  choiceFilter(
    'cause',
    'Cause',
    Object.entries(causeLabels).map(([value, label]) => ({ value, label })),
  ),
  dayFilter('Day'),
];

/** Each movement of a variant's stock, with its running sum. */
export default function StockPage() {
  return (
    <VariantHistory
      title="Stock"
      now={({ stock }) => `${stock} in stock`}
      list={movementsList}
      name="movements"
      columns={movementColumns}
      labelOf={({ cause, at }) => `${causeLabels[cause]} ${at}`}
      emptyHint="Each change of the stock appears here."
      searchLabel="Search by order number"
      filters={filters}
      exportPath="/api/admin/stock/export"
    />
  );
}
