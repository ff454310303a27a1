import { writtenDay } from '@haberdash/kit/day';
import { shopName } from '@haberdash/kit/page-meta';
import { Button } from '@haberdash/kit/ui/Button';
import { StatementContents } from './StatementContents';
import { takeFocus } from './take-focus';
import type { WithdrawalReceipt as Receipt } from './withdrawal.api';
import styles from './withdrawal.module.css';

/** The last step: what the shop has received, and when, to be kept. */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <section className={styles.form} aria-labelledby="withdrawal-receipt">
      <h2 id="withdrawal-receipt" tabIndex={-1} ref={takeFocus}>
        We have received your withdrawal
      </h2>
      <p role="status">We send this receipt to {receipt.email}, too. Please keep it, or print this page.</p>
      <StatementContents
        statement={receipt}
        received={{ text: momentOf(receipt), date: receipt.receivedDate }}
      />
      <p>
        Received by {shopName()}. This confirms that your withdrawal reached us, when, and what it says. We
        will look at it and write to you.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>Print or save</Button>
      </div>
    </section>
  );
}

/** 20 November 2026, 09:30:07 (Europe/Lisbon): the shop's clock, to the second. */
function momentOf({ receivedClock, timeZone }: Receipt): string {
  const [day = '', clock = ''] = receivedClock.split(' ');
  return `${writtenDay(day)}, ${clock} (${timeZone.replaceAll('_', ' ')})`;
}
