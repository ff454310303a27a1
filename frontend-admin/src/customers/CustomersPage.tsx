import { AdminList } from '../list/AdminList';
import { ExportSelected } from '../list/ExportSelected';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { customerColumns, customerFilters, customerSorts, customerViews } from './customer-columns';
import { customersList } from './customers-list';

export default function CustomersPage() {
  return (
    <Page title="Customers">
      <Panel title="All customers">
        <AdminList
          list={customersList}
          name="customers"
          columns={customerColumns}
          idOf={({ _id }) => _id}
          labelOf={({ userName }) => userName}
          emptyHint="Whoever registers or orders as a guest appears here."
          searchLabel="Search by name, e-mail, phone, city or postcode"
          filters={customerFilters}
          sorts={customerSorts}
          views={customerViews}
          exportPath="/api/admin/customers/export"
          actions={(customers) => (
            <ExportSelected path="/api/admin/customers/export" ids={customers.map(({ _id }) => _id)} />
          )}
        />
      </Panel>
    </Page>
  );
}
