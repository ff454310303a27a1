import { useId } from 'react';
import { AddressLines } from '../addresses/AddressLines';
import { noNotes } from '../labels';
import { money } from '../money';
import { variantLabel } from '../variant-label';
import type { Order } from './order';
import styles from './order-details.module.css';
import { OrderPicture } from './OrderPicture';

/** The items of an order with their total. */
export function OrderItems({ order: { cartItems, totalAmount } }: { order: Order }) {
  const titleId = useId();
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Items</h3>
      <ul className={styles.items} aria-labelledby={titleId}>
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
      <OrderPicture item={item} width={4} />
      <div className={styles.item}>
        <strong>{title}</strong>
        {variant && <span>{variant}</span>}
        <p className={styles.amount}>
          <span>
            {quantity} × {money(price)}
          </span>{' '}
          <strong>{money(price * quantity)}</strong>
        </p>
      </div>
    </li>
  );
}

interface ShippingInfoProps {
  order: Order;
  email?: string | null;
}

export function ShippingInfo({ order: { userName, addressInfo }, email }: ShippingInfoProps) {
  const { recipient, phone, phoneE164, notes } = addressInfo;
  return (
    <section className={styles.section}>
      <h3>Shipping Info</h3>
      <address className={styles.address}>
        <AddressLines written={addressInfo} />
        <span>{phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : phone}</span>
        {recipient !== userName && <span>Ordered by {userName}</span>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {notes !== noNotes && <span>{notes}</span>}
      </address>
    </section>
  );
}
