import { useServices } from '@haberdash/kit/services';
import { Button } from '@haberdash/kit/ui/Button';
import styles from './review-form.module.css';

/** In place of the form, for visitors. */
export function SignInToReview() {
  const { askToSignIn } = useServices();
  return (
    <div className={styles.form}>
      <h3>Write a review</h3>
      <p className={styles.hint}>You can review it once you have signed in.</p>
      <Button variant="secondary" onClick={() => askToSignIn({ reason: 'Sign in to write a review.' })}>
        Sign in
      </Button>
    </div>
  );
}
