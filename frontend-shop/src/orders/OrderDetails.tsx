import { day, writtenDay } from '@haberdash/kit/day';
import { paymentStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './order-details.module.css';
import { orderNumber } from './order-number';
import { OrderActions } from './OrderActions';
import { OrderItems, ShippingInfo } from './OrderContents';
import type { Order } from './orders.api';
import { orderOpened, selectOpenOrder } from './orders.slice';
import { OrderStatusBadge } from './OrderStatusBadge';

export default function OrderDetails() {
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  if (!order) return null;

  return (
    <div className={styles.details} aria-busy={request.status === 'loading'}>
      {request.status === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>{request.message}</p>
          <Button variant="quiet" onClick={() => dispatch(orderOpened(order))}>
            Try again
          </Button>
        </div>
      )}
      <Facts order={order} />
      <OrderItems order={order} />
      <ShippingInfo order={order} />
      <OrderActions order={order} />
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const facts: [string, ReactNode][] = [
    ['Order ID', `${orderNumber(order._id)} · ${order._id}`],
    ['Order Date', `${day(order.orderDate)} · ${writtenDay(order.orderDate)}`],
    ['Order Price', money(order.totalAmount)],
    ['Payment method', order.paymentMethod],
    ['Payment Status', paymentStatusLabels[order.paymentStatus]],
    ['Order Status', <OrderStatusBadge key="status" order={order} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
