import { AdminList } from '../../list/AdminList';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import { NotMovedOrders } from './NotMovedOrders';
import { OrderDialog } from '../dialog/OrderDialog';
import { orderColumns } from './order-columns';
import { orderFilters, orderSorts, orderViews } from './order-filters';
import { ordersList } from '../orders-list';
import { SelectedOrders } from './SelectedOrders';

export default function OrdersPage() {
  return (
    <Page title="Orders">
      <NotMovedOrders />
      <Panel title="All Orders">
        <AdminList
          list={ordersList}
          name="orders"
          columns={orderColumns}
          idOf={({ _id }) => _id}
          labelOf={({ orderNumber }) => `order ${orderNumber}`}
          emptyHint="New orders appear here."
          searchLabel="Search by number, customer, e-mail, product or SKU"
          filters={orderFilters}
          sorts={orderSorts}
          views={orderViews}
          exportPath="/api/admin/orders/export"
          actions={(orders, clear) => <SelectedOrders orders={orders} clear={clear} />}
        />
      </Panel>
      <OrderDialog />
    </Page>
  );
}
