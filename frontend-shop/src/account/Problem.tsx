import type { RequestState } from '@haberdash/kit/request-state';
import styles from './account.module.css';

/** Tells, above the fields of a form, what the server refused. */
export function Problem({ request }: { request: RequestState }) {
  if (request.status !== 'failed') return null;
  return (
    <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
      {request.message}
    </p>
  );
}
