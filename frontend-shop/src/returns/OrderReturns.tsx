import { writtenDay } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '../orders/orders.api';
import { Problem } from '../ui/Problem';
import styles from './order-returns.module.css';
import { sendBackLabel, stateLabels } from './return-labels';
import { declarePath, returnPath } from './return-path';
import type { OrderReturns as Returns, Return } from './returns.api';
import { useOrderReturns } from './use-order-returns';

/** Something of it has left the shop. */
const wasSent = ({ parcels, orderStatus }: Order): boolean =>
  parcels.some(({ sentDate }) => sentDate !== null) ||
  orderStatus === 'inShipping' ||
  orderStatus === 'delivered';

/** The returns of an order, and the way to send something back. */
export function OrderReturns({ order }: { order: Order }) {
  return wasSent(order) ? <Section order={order} /> : null;
}

function Section({ order }: { order: Order }) {
  const titleId = useId();
  const { value, request, load } = useOrderReturns(order._id);
  if (!value && request.status !== 'failed') return <div className={styles.awaited} aria-busy="true" />;
  if (value && value.returns.length === 0 && !canSendBack(value)) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Returns</h3>
      {request.status === 'failed' && <Problem message={request.message} onRetry={load} />}
      {value && <ReturnList returns={value.returns} />}
      {value && <WayBack value={value} order={order} />}
    </section>
  );
}

const canSendBack = ({ lines }: Returns): boolean => lines.some(({ returnable }) => returnable > 0);

function WayBack({ value, order }: { value: Returns; order: Order }) {
  const { lastDay, isOpen } = value.window;
  if (!canSendBack(value)) return null;
  if (!isOpen && lastDay)
    return (
      <p className={styles.note}>
        The last day to send something back was {writtenDay(lastDay)}. If something is faulty,{' '}
        <Link to="/shop/contact">write to us</Link>.
      </p>
    );
  return (
    <>
      {lastDay && <p className={styles.note}>You can send something back until {writtenDay(lastDay)}.</p>}
      <div>
        <ButtonLink
          variant="secondary"
          to={declarePath(order)}
          aria-label={`${sendBackLabel}: order ${order.orderNumber}`}
        >
          {sendBackLabel}
        </ButtonLink>
      </div>
    </>
  );
}

function ReturnName({ of }: { of: Return }) {
  const name = `${of.kind === 'withdrawal' ? 'Withdrawal' : 'Return'} ${of.returnNumber}`;
  return <Link to={returnPath(of)}>{name}</Link>;
}

function ReturnList({ returns }: { returns: Return[] }) {
  if (returns.length === 0) return null;
  return (
    <ul className={styles.returns}>
      {returns.map((one) => (
        <li key={one._id}>
          <ReturnName of={one} />
          <span>{stateLabels[one.state]}</span>
          <strong>{money(one.amount)}</strong>
        </li>
      ))}
    </ul>
  );
}
