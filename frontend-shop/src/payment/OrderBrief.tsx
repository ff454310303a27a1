import { money } from '@haberdash/kit/money';
import { OrderPicture } from '@haberdash/kit/orders/OrderPicture';
import type { Order } from '../orders/orders.api';
import { NamedOrder } from './NamedOrder';
import styles from './order-brief.module.css';

const maxPictures = 5;

/** Which order a payment is about. */
export function OrderBrief({ order }: { order: Order }) {
  const { totalAmount, cartItems } = order;
  const others = cartItems.length - maxPictures;
  return (
    <div className={styles.brief}>
      <p>
        Order <NamedOrder order={order} /> · <strong>{money(totalAmount)}</strong>
      </p>
      <p className={styles.pictures}>
        {cartItems.slice(0, maxPictures).map((item) => (
          <OrderPicture key={item.variantId} item={item} width={4} />
        ))}
        {others > 0 && `+${others}`}
      </p>
    </div>
  );
}
