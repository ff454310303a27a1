import { OrderDetails } from '@haberdash/kit/orders/OrderDetails';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from '@haberdash/kit/store';
import styles from './open-order.module.css';
import { OrderActions } from './OrderActions';
import { orderOpened, selectOpenOrder } from './orders.slice';
import { OrderStatusBadge } from './OrderStatusBadge';

export default function OpenOrder() {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  if (!order) return null;

  return (
    <div aria-busy={request.status === 'loading'}>
      {request.status === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{request.message}</p>
          <Button variant="quiet" onClick={() => dispatch(orderOpened(order))}>
            Try again
          </Button>
        </div>
      )}
      <OrderDetails order={order} badge={<OrderStatusBadge order={order} />}>
        <OrderActions order={order} />
      </OrderDetails>
    </div>
  );
}
