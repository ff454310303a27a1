import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { useSearchParams } from 'react-router-dom';
import outcomeStyles from '../../payment/payment.module.css';
import { sandboxResultIn, type SandboxResult } from './sandbox-payment';
import styles from './sandbox-payment.module.css';
import { TakaSign } from './TakaSign';

const headings = {
  succeeded: 'The sandbox payment succeeded',
  failed: 'The sandbox payment failed',
  cancelled: 'You cancelled the sandbox payment',
};

/** The page to which the sandbox gateway returns. */
export default function SandboxPaymentPage() {
  const [params] = useSearchParams();
  const result = sandboxResultIn(params);

  return (
    <div className={outcomeStyles.outcome}>
      <PageHeading title="Sandbox Payment">
        {result.outcome ? headings[result.outcome] : "We don't know how the sandbox payment ended"}
      </PageHeading>
      <Details result={result} />
      <p>
        This was a demo: no money moved, and none of your orders were touched. Your cart is as you left it.
      </p>
      <div className={outcomeStyles.ways}>
        <ButtonLink to="/shop/checkout">Back to checkout</ButtonLink>
        <ButtonLink variant="quiet" to="/shop/listing">
          Continue shopping
        </ButtonLink>
      </div>
    </div>
  );
}

function Details({ result: { amount, transaction } }: { result: SandboxResult }) {
  if (!amount && !transaction) return null;
  return (
    <dl className={styles.details}>
      {amount && (
        <div>
          <dt>Amount</dt>
          <dd>
            <TakaSign /> {amount}
          </dd>
        </div>
      )}
      {transaction && (
        <div>
          <dt>Transaction</dt>
          <dd>{transaction}</dd>
        </div>
      )}
    </dl>
  );
}
