import { day } from '@haberdash/kit/day';
import { paymentStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { variantLabel } from '@haberdash/kit/variant-label';
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

function Items({ order: { cartItems, totalAmount } }: { order: Order }) {
  return (
    <section className={styles.section}>
      <h3>Items</h3>
      <ul className={styles.items}>
        {cartItems.map((item) => (
          <Item key={item.variantId} item={item} />
        ))}
      </ul>
      <p className={styles.total}>
        Total <strong>{money(totalAmount)}</strong>
      </p>
    </section>
  );
}

function Item({ item }: { item: Order['cartItems'][number] }) {
  const { title, price, quantity } = item;
  const variant = variantLabel(item);
  return (
    <li>
      <ProductPicture product={item} sizes="4rem" />
      <div className={styles.item}>
        <strong>{title}</strong>
        {variant && <span>{variant}</span>}
        <p className={styles.amount}>
          <span>Quantity: {quantity}</span> <strong>{money(price * quantity)}</strong>
        </p>
        {quantity > 1 && <small>{money(price)} each</small>}
      </div>
    </li>
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
