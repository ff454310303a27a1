import { shopSendsMail } from '@haberdash/kit/page-meta';
import { useServices } from '@haberdash/kit/services';
import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import styles from './payment.module.css';

/** PayPal led back to a browser that does not know the order: another one than it began in, or one that has signed out. */
export function FinishedElsewhere() {
  const { askToSignIn } = useServices();
  return (
    <div className={styles.outcome} role="status">
      <PageHeading title="Payment">We&apos;re finishing your payment</PageHeading>
      <p>
        Your payment is safe, and you don&apos;t need to do anything: we finish it by ourselves.
        {shopSendsMail() && ' The confirmation, with a link to your order, comes by e-mail.'}
      </p>
      <p>Did you order with an account? Sign in to see the order now.</p>
      <div className={styles.ways}>
        <ButtonLink to="/shop/listing">Continue shopping</ButtonLink>
        <Button
          variant="secondary"
          onClick={() => askToSignIn({ reason: 'Sign in to finish your order. Your payment is safe.' })}
        >
          Sign in
        </Button>
      </div>
    </div>
  );
}
