import { useId } from 'react';
import { dayRange } from '../day-range';
import { noNotes } from '../labels';
import { centsOf, fromCents, money } from '../money';
import { variantLabel } from '../variant-label';
import { amountsOf } from './amounts';
import { refundsOf } from './cancelling';
import { isPickedUp } from './destination';
import { DestinationLines } from './DestinationLines';
import type { Cancellation, Order } from './order';
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
  const { cartItems, totalAmount } = order;
  const titleId = useId();
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Items</h3>
      <ul className={styles.items} aria-labelledby={titleId}>
        {cartItems.map((item) => (
          <Item key={item.variantId} item={item} />
        ))}
      </ul>
      <Amounts order={order} />
      <p className={styles.total}>
        Total <strong>{money(totalAmount)}</strong>
      </p>
      <Refunds order={order} paidLabel={paidLabel} />
    </section>
  );
}

function Refunds({ order, paidLabel }: OrderItemsProps) {
  const { refunded, pending, asked } = refundsOf(order);
  const onItsWay = fromCents(centsOf(pending) - centsOf(asked));
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
      {asked > 0 && <p>Refund of {money(asked)} requested</p>}
      {onItsWay > 0 && <p>Refund of {money(onItsWay)} on its way</p>}
    </>
  );
}

const paidOf = ({ totalAmount }: Order, refunded: number): number =>
  fromCents(centsOf(totalAmount) - centsOf(refunded));

/** The total is the sum of these. */
function Amounts({ order }: { order: Order }) {
  const { delivery } = order;
  return (
    <dl className={styles.amounts}>
      {amountsOf(order, isPickedUp(order) ? 'Pick-up' : 'Delivery').map(({ kind, name, amount }, place) => (
        <div key={`${place} ${name}`}>
          <dt>
            {name}
            {kind === 'delivery' && delivery && <span>{methodText(delivery)}</span>}
          </dt>
          <dd>{kind === 'delivery' && amount === 0 ? 'Free' : money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

const methodText = ({ name, promised }: NonNullable<Order['delivery']>): string =>
  promised ? `${name}, ${dayRange(promised)}` : name;

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
