import { useId, type ReactNode } from 'react';
import { writtenTime } from '../day';
import { money } from '../money';
import { authorLabel } from './author-label';
import type { Order, Refund } from './order';
import styles from './refunds.module.css';
import { refundContent, refundReasonLabels, refundStateTexts } from './refund-labels';

interface RefundsProps {
  /** The order of a list has no refunds yet. */
  order: Order & { refundList?: Refund[] };
  timeZone?: string;
  /** Tells how far a refund is; a shopper's words unless something else is given. */
  stateOf?: (refund: Refund) => ReactNode;
  children?: ReactNode;
}

const shoppersWords = ({ state }: Refund): string => refundStateTexts[state];

/** The refunds of an order, each with its state; `children` stand below. */
export function Refunds({ order, timeZone, stateOf = shoppersWords, children }: RefundsProps) {
  const titleId = useId();
  const { refundList = [] } = order;
  if (refundList.length === 0 && !children) return null;
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Refunds</h3>
      {refundList.length > 0 && (
        <ul className={styles.refunds} aria-labelledby={titleId}>
          {refundList.map((refund) => (
            <li key={refund._id} data-state={refund.state}>
              <p className={styles.head}>
                <span>{refundReasonLabels[refund.reason]}</span> <strong>{money(refund.amount)}</strong>
              </p>
              <Content order={order} refund={refund} />
              <div aria-live="polite" className={styles.state}>
                {stateOf(refund)}
              </div>
              <small>
                <time dateTime={refund.at}>{writtenTime(refund.at, timeZone)}</time> {authorLabel(refund.by)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function Content({ order, refund }: { order: Order; refund: Refund }) {
  const content = refundContent(order, refund);
  return content ? <p className={styles.content}>{content}</p> : null;
}
