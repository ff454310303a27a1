import { useId } from 'react';
import { dayRange } from '../day-range';
import { noNotes } from '../labels';
import { money } from '../money';
import { variantLabel } from '../variant-label';
import { refundsOf } from './cancelling';
import { isPickedUp } from './destination';
import { DestinationLines } from './DestinationLines';
import { subtotalOf, type Cancellation, type Order } from './order';
import styles from './order-details.module.css';
import { OrderPicture } from './OrderPicture';

interface OrderItemsProps {
  /** The order of a list has no cancellations yet. */
  order: Order & { cancellations?: Cancellation[] };
  /** Before what was paid, without the refunds. */
  paidLabel?: string;
}

/** The items of an order, with the delivery, the total and what was refunded of it. */
export function OrderItems({ order, paidLabel = 'You paid' }: OrderItemsProps) {
  const { cartItems, delivery, totalAmount } = order;
  const titleId = useId();
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Items</h3>
      <ul className={styles.items} aria-labelledby={titleId}>
        {cartItems.map((item) => (
          <Item key={item.variantId} item={item} />
        ))}
      </ul>
      {delivery && <Amounts delivery={delivery} order={order} />}
      <p className={styles.total}>
        Total <strong>{money(totalAmount)}</strong>
      </p>
      <Refunds order={order} paidLabel={paidLabel} />
    </section>
  );
}

function Refunds({ order, paidLabel }: OrderItemsProps) {
  const { refunded, pending } = refundsOf(order);
  return (
    <>
      {refunded > 0 && (
        <dl className={styles.refunds}>
          <div>
            <dt>Refunded</dt>
            <dd>-{money(refunded)}</dd>
          </div>
          <div>
            <dt>{paidLabel}</dt>
            <dd>{money(paidOf(order, refunded))}</dd>
          </div>
        </dl>
      )}
      {pending > 0 && <p>Refund of {money(pending)} on its way</p>}
    </>
  );
}

/** In dollars, subtracted in whole cents. */
const paidOf = ({ totalAmount }: Order, refunded: number): number =>
  (Math.round(totalAmount * 100) - Math.round(refunded * 100)) / 100;

interface AmountsProps {
  delivery: NonNullable<Order['delivery']>;
  order: Order;
}

/** The total consists of these amounts. */
function Amounts({ delivery: { kind, name, promised }, order }: AmountsProps) {
  const { deliveryAmount } = order;
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>Subtotal</dt>
        <dd>{money(subtotalOf(order))}</dd>
      </div>
      <div>
        <dt>
          {kind === 'pick-up' ? 'Pick-up' : 'Delivery'}
          <span>{promised ? `${name}, ${dayRange(promised)}` : name}</span>
        </dt>
        <dd>{deliveryAmount === 0 ? 'Free' : money(deliveryAmount)}</dd>
      </div>
    </dl>
  );
}

function Item({ item }: { item: Order['cartItems'][number] }) {
  const { title, price, quantity, cancelled } = item;
  const variant = variantLabel(item);
  return (
    <li>
      <OrderPicture item={item} width={4} />
      <div className={styles.item}>
        <strong>{title}</strong>
        {variant && <span>{variant}</span>}
        {cancelled > 0 && (
          <span>{cancelled === quantity ? 'Cancelled' : `${cancelled} of ${quantity} cancelled`}</span>
        )}
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

export function ShippingInfo({ order, email }: ShippingInfoProps) {
  const { userName } = order;
  const { recipient, phone, phoneE164, notes } = order.addressInfo;
  return (
    <section className={styles.section}>
      <h3>{isPickedUp(order) ? 'Pick-up' : 'Shipping Info'}</h3>
      <address className={styles.address}>
        <DestinationLines order={order} />
        {phone && <span>{phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : phone}</span>}
        {recipient !== userName && <span>Ordered by {userName}</span>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {notes && notes !== noNotes && <span>{notes}</span>}
      </address>
    </section>
  );
}
