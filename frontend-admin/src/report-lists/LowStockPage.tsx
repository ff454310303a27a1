import { AdminList } from '../list/AdminList';
import { lowStockList } from './report-lists';
import { ReportListPage } from './ReportListPage';
import { labelOfSize, lowStockColumns } from './size-columns';

/** Lists sizes that sell out within two weeks. */
export default function LowStockPage() {
  return (
    <ReportListPage
      title="Low stock"
      heading="All sizes with low stock"
      hint="Each size whose stock lasts for at most 14 days at the pace of the last 30; what ends first comes first."
    >
      <AdminList
        list={lowStockList}
        name="sizes with low stock"
        columns={lowStockColumns}
        idOf={({ variantId }) => variantId}
        labelOf={labelOfSize}
        emptyHint="At the pace of the last 30 days, all stock lasts for more than two weeks."
        searchLabel="Search by product"
        exportPath="/api/admin/reports/low-stock/export"
      />
    </ReportListPage>
  );
}
