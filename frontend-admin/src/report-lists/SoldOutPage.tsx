import { AdminList } from '../list/AdminList';
import { dayFilter } from '../list/filters';
import { soldOutList } from './report-lists';
import { ReportListPage } from './ReportListPage';
import { labelOfSize, soldOutColumns } from './size-columns';

const filters = [dayFilter('Sold on days')];

/** Lists sizes that sold in a range of days and are not in stock any more. */
export default function SoldOutPage() {
  return (
    <ReportListPage
      title="Sold-out sizes"
      heading="All sold-out sizes"
      hint="Each size that was sold in these days and is out of stock now; what sold most comes first. Without a choice of days, the list shows what was sold in the last 30."
    >
      <AdminList
        list={soldOutList}
        name="sold-out sizes"
        columns={soldOutColumns}
        idOf={({ variantId }) => variantId}
        labelOf={labelOfSize}
        emptyHint="Everything that sold is still in stock."
        searchLabel="Search by product"
        filters={filters}
        exportPath="/api/admin/reports/sold-out/export"
      />
    </ReportListPage>
  );
}
