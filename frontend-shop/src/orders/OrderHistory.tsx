import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { OrderTable } from '@haberdash/kit/orders/OrderTable';
import { Button } from '@haberdash/kit/ui/Button';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from '@haberdash/kit/store';
import { OrderActions } from './OrderActions';
import { OrderDialog } from './OrderDialog';
import styles from './order-history.module.css';
import type { Order } from './orders.api';
import { orderOpened, ordersRequested, selectOrders } from './orders.slice';

export function OrderHistory() {
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(ordersRequested());
  }, [dispatch]);

  return (
    <section aria-labelledby="orders-title" className={styles.history}>
      <h2 id="orders-title">Order History</h2>
      <Orders />
      <OrderDialog />
    </section>
  );
}

function Orders() {
  const { value: orders, request } = useSelector(selectOrders);
  const dispatch = useDispatch();

  if (request.status === 'failed') {
    return (
      <ErrorState title="We couldn't load your orders" onRetry={() => dispatch(ordersRequested())}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!orders) return <Spinner label="Loading your orders" />;
  if (orders.length > 0) {
    return <OrderTable orders={orders} hasPictures actions={(order) => <Actions order={order} />} />;
  }
  return (
    <EmptyState title="No orders yet">
      <ButtonLink variant="secondary" to="/shop/listing">
        Browse all products
      </ButtonLink>
    </EmptyState>
  );
}

function Actions({ order }: { order: Order }) {
  const dispatch = useDispatch();
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`View Details of order ${order._id}`}
        aria-haspopup="dialog"
        onClick={() => dispatch(orderOpened(order))}
      >
        View Details
      </Button>
      <OrderActions order={order} />
    </>
  );
}
