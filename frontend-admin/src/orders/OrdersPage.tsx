import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LoadedList } from '../ui/LoadedList';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { OrderDialog } from './OrderDialog';
import { ordersRequested, selectOrders } from './orders.slice';
import { OrdersTable } from './OrdersTable';

export default function OrdersPage() {
  const orders = useSelector(selectOrders);
  const dispatch = useDispatch();
  const load = () => dispatch(ordersRequested());
  useEffect(() => void dispatch(ordersRequested()), [dispatch]);

  return (
    <Page title="Orders">
      <Panel title="All Orders">
        <LoadedList
          name="orders"
          list={orders}
          placeholder={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
          emptyHint="New orders appear here."
          onRetry={load}
        >
          {(loaded) => <OrdersTable orders={loaded} />}
        </LoadedList>
      </Panel>
      <OrderDialog />
    </Page>
  );
}
