import styles from '../account.module.css';
import { EmailSection } from './EmailSection';
import { NameForm } from './NameForm';

/** The name and the e-mail address of the shopper. */
export function ProfileTab() {
  return (
    <div className={styles.narrow}>
      <NameForm />
      <EmailSection />
    </div>
  );
}
