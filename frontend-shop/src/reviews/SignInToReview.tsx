import { signInPath } from '@haberdash/kit/sign-in-path';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { useLocation } from 'react-router-dom';
import styles from './review-form.module.css';

/** In place of the form, for visitors. */
export function SignInToReview() {
  const { pathname, search } = useLocation();
  return (
    <div className={styles.form}>
      <h3>Write a review</h3>
      <p className={styles.hint}>You can review it once you have signed in.</p>
      <ButtonLink variant="secondary" to={signInPath(pathname + search)}>
        Sign in
      </ButtonLink>
    </div>
  );
}
