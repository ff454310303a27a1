import { centsOf, fromCents, money } from '@haberdash/kit/money';
import { piecesLabel } from '@haberdash/kit/orders/item-name';
import type { Order } from '../orders.api';
import type { RefundPreview } from './refunds.api';
import styles from './refunds.module.css';

interface RefundSummaryProps {
  order: Order;
  preview: RefundPreview;
  /** False while the amount of another choice is computed. */
  isCurrent: boolean;
}

/** The amount before it moves, and what else follows. A screen reader reads it when it changes, so the element stays. */
export function RefundSummary(props: RefundSummaryProps) {
  return (
    <div aria-live="polite" className={styles.summary}>
      <Summary {...props} />
    </div>
  );
}

function Summary({ order, preview, isCurrent }: RefundSummaryProps) {
  const { amount, deducted, left } = preview;
  if (!isCurrent) return <p>Computing the amount …</p>;
  if (amount === 0) return <p>Choose what to refund.</p>;
  return (
    <>
      <p>
        <strong>{money(amount)}</strong> goes back to {order.userName}.
      </p>
      {deducted > 0 && <p>{money(deducted)} was refunded before as another amount.</p>}
      {consequences(order, preview).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {amount < left && <p>{money(restAfter(preview))} can be refunded later.</p>}
    </>
  );
}

/** Subtracted in whole cents. */
const restAfter = ({ left, amount }: RefundPreview): number => fromCents(centsOf(left) - centsOf(amount));

function consequences(order: Order, { cancelled, endsOrder }: RefundPreview): string[] {
  if (endsOrder) return ['This is all that is left, so the order is rejected and nothing more is sent.'];
  const names = cancelled.map((one) => piecesLabel(order, one)).join('; ');
  return names ? [`Not sent any more, and back in stock: ${names}.`] : [];
}
