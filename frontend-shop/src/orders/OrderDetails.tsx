import { day } from '@haberdash/kit/day';
import { paymentStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ProductPicture } from '../product/ProductPicture';
import styles from './order-details.module.css';
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
      <Items order={order} />
      <ShippingInfo order={order} />
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const facts: [string, ReactNode][] = [
    ['Order ID', order._id],
    ['Order Date', day(order.orderDate)],
    ['Order Price', money(order.totalAmount)],
    ['Payment method', order.paymentMethod],
    ['Payment Status', paymentStatusLabels[order.paymentStatus]],
    ['Order Status', <OrderStatusBadge key="status" status={order.orderStatus} />],
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

function Items({ order: { cartItems } }: { order: Order }) {
  return (
    <section className={styles.section}>
      <h3>Items</h3>
      <ul className={styles.items}>
        {cartItems.map((item) => (
          <li key={item.productId}>
            <ProductPicture product={item} sizes="3.5rem" />
            <strong>{item.title}</strong>
            <span>Quantity: {item.quantity}</span>
            <span className={styles.price}>{money(item.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShippingInfo({ order: { userName, addressInfo } }: { order: Order }) {
  const { address, city, pincode, phone, notes } = addressInfo;
  return (
    <section className={styles.section}>
      <h3>Shipping Info</h3>
      <address className={styles.address}>
        <strong>{userName}</strong>
        <span>{address}</span>
        <span>
          {pincode} {city}
        </span>
        <span>{phone}</span>
        <span>{notes}</span>
      </address>
    </section>
  );
}
