import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import styles from './signed-in-as.module.css';

/** In the header, beside 'Logout'. */
export function SignedInAs() {
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <p className={styles.who} title={user.email}>
      <span className={styles.prefix}>Logged in as </span>
      <strong>{user.userName}</strong>
    </p>
  );
}
