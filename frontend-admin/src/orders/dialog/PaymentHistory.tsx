import { money, shopCurrency } from '@haberdash/kit/money';
import { authorLabel } from '@haberdash/kit/orders/author-label';
import { Timeline } from '@haberdash/kit/orders/Timeline';
import { useId } from 'react';
import { shopTimeZone } from '../../time/shop-time';
import { CopyButton } from '../../ui/CopyButton';
import type { Order, PaymentChange } from '../orders.api';
import styles from '../orders.module.css';
import { paymentStepLabels, referenceLabels } from '../payment-labels';

/** The history of an order's payment, with the provider's ids. */
export function PaymentHistory({ order: { paymentHistory } }: { order: Order }) {
  const titleId = useId();
  return (
    <section className={styles.payment}>
      <h3 id={titleId}>Payment</h3>
      <Timeline
        titleId={titleId}
        timeZone={shopTimeZone()}
        moments={paymentHistory.map((change) => ({
          what: [paymentStepLabels[change.kind], amountOf(change)].filter(Boolean).join(' '),
          at: change.at,
          by: authorLabel(change.by),
          more: <Reference change={change} />,
        }))}
      />
    </section>
  );
}

/** Names the currency if it is not the shop's, which happens only by mistake. */
function amountOf({ amount, currency }: PaymentChange): string | undefined {
  if (amount === null) return undefined;
  return currency === shopCurrency().code ? money(amount) : `${amount} ${currency}`;
}

function Reference({ change: { kind, reference } }: { change: PaymentChange }) {
  if (reference === null) return null;
  return (
    <div className={styles.reference}>
      <span>{referenceLabels[kind]}</span>{' '}
      <span className={styles.id}>
        <code>{reference}</code>
        <CopyButton text={reference} />
      </span>
    </div>
  );
}
