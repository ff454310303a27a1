import { selectProfile } from '@haberdash/kit/profile/profile.slice';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import styles from '../account.module.css';
import { EmailCodeForm } from './EmailCodeForm';
import { NewEmailForm } from './NewEmailForm';

/** A code that is sent to the new address proves that it is the shopper's. */
export function EmailSection() {
  const user = useSelector(selectUser);
  const { awaitedEmail } = useSelector(selectProfile);
  return (
    <section className={styles.narrow} aria-labelledby="email-title">
      <h2 id="email-title">Your e-mail address</h2>
      <p className={styles.soft}>You sign in with {user?.email}, and e-mails about your orders go there.</p>
      {awaitedEmail === null ? <NewEmailForm /> : <EmailCodeForm email={awaitedEmail} />}
    </section>
  );
}
