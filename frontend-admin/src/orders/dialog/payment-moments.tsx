import { money, shopCurrency } from '@haberdash/kit/money';
import { authorLabel } from '@haberdash/kit/orders/author-label';
import type { Moment } from '@haberdash/kit/orders/Timeline';
import { CopyButton } from '../../ui/CopyButton';
import type { PaymentChange } from '../orders.api';
import styles from '../orders.module.css';
import { paymentStepLabels, referenceLabels } from '../payment-labels';

/** A step of a payment, with the provider's id. */
export const momentOfPayment = (change: PaymentChange): Moment => ({
  what: [paymentStepLabels[change.kind], amountOf(change)].filter(Boolean).join(' '),
  at: change.at,
  by: authorLabel(change.by),
  more: referenceOf(change),
});

/** Names the currency if it is not the shop's, which happens only by mistake. */
function amountOf({ amount, currency }: PaymentChange): string | undefined {
  if (amount === null) return undefined;
  return currency === shopCurrency().code ? money(amount) : `${amount} ${currency}`;
}

function referenceOf({ kind, reference }: PaymentChange) {
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
