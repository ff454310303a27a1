import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import styles from './payment.module.css';

export default function PaymentSuccessPage() {
  return (
    <div className={styles.outcome}>
      <svg width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true" className={styles.seal}>
        <circle cx="36" cy="36" r="33" stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />
        <path d="m23 37 9 9 18-20" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <PageHeading title="Payment">Payment is successfull!</PageHeading>
      <p>Thank you. Your order is confirmed, and we are getting it ready.</p>
      <ButtonLink to="/shop/account">View Orders</ButtonLink>
    </div>
  );
}
