import { day } from '@haberdash/kit/day';
import { paymentMethodLabels, paymentStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import { pictureSources } from '@haberdash/kit/pictures';
import { variantLabel } from '@haberdash/kit/variant-label';
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
          {order.cartItems.map((item) => (
            <Item key={item.variantId} item={item} />
          ))}
        </ul>
        <p className={styles.total}>
          Total <strong>{money(order.totalAmount)}</strong>
        </p>
      </section>
      <section>
        <h3>Shipping Info</h3>
        <ShippingInfo order={order} />
      </section>
    </div>
  );
}

function Item({ item }: { item: Order['cartItems'][number] }) {
  const { title, image, price, quantity } = item;
  const variant = variantLabel(item);
  return (
    <li>
      <img {...pictureSources(image)} sizes="4rem" width={64} height={80} alt={title} />
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
      <dd>{paymentMethodLabels[order.paymentMethod]}</dd>
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
