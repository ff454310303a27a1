import { day } from '@haberdash/kit/day';
import { paymentStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { Order } from './orders.api';
import styles from './orders.module.css';

export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className={styles.details}>
      <Facts order={order} />
      <section>
        <h3>Items</h3>
        <ul className={styles.lines}>
          {order.cartItems.map(({ productId, title, quantity, price }) => (
            <li key={productId}>
              <span className={styles.lineTitle}>{title}</span>
              <span>Quantity: {quantity}</span>
              <span className={styles.linePrice}>{money(price)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Shipping Info</h3>
        <ShippingInfo order={order} />
      </section>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  return (
    <dl className={styles.facts}>
      <dt>Order ID</dt>
      <dd className={styles.id}>{order._id}</dd>
      <dt>Order Date</dt>
      <dd>{day(order.orderDate)}</dd>
      <dt>Order Price</dt>
      <dd>{money(order.totalAmount)}</dd>
      <dt>Payment method</dt>
      <dd>{order.paymentMethod}</dd>
      <dt>Payment Status</dt>
      <dd>{paymentStatusLabels[order.paymentStatus]}</dd>
      <dt>Order Status</dt>
      <dd>
        <OrderStatusBadge status={order.orderStatus} />
      </dd>
    </dl>
  );
}

function ShippingInfo({ order: { userName, addressInfo } }: { order: Order }) {
  const { address, city, pincode, phone, notes } = addressInfo;
  return (
    <address className={styles.address}>
      <span>{userName}</span>
      <span>{address}</span>
      <span>{city}</span>
      <span>{pincode}</span>
      <span>{phone}</span>
      <span>{notes}</span>
    </address>
  );
}
