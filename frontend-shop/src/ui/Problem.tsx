import { Button } from '@haberdash/kit/ui/Button';
import styles from './problem.module.css';

interface ProblemProps {
  message: string;
  onRetry: () => void;
}

/** An error message for a part of the screen. */
export function Problem({ message, onRetry }: ProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      <p>{message}</p>
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
