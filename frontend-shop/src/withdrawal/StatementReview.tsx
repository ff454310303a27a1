import { Button } from '@haberdash/kit/ui/Button';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { StatementContents } from './StatementContents';
import { takeFocus } from './take-focus';
import { useWithdrawalWords } from './withdrawal-words';
import { changeRequested, confirmed, selectFields, selectSending } from './withdrawal.slice';
import styles from './withdrawal.module.css';

/** The second step: what was typed is confirmed. */
export function StatementReview() {
  const { confirm } = useWithdrawalWords();
  const statement = useSelector(selectFields);
  const sending = useSelector(selectSending);
  const dispatch = useDispatch();
  const isBusy = sending.status === 'loading';

  return (
    <section className={styles.form} aria-labelledby="withdrawal-review">
      <h2 id="withdrawal-review" tabIndex={-1} ref={takeFocus}>
        Is this right?
      </h2>
      <p>Nothing is sent yet. With “{confirm}” you withdraw from the contract of this order.</p>
      <StatementContents statement={statement} />
      {sending.status === 'failed' && <Problem message={sending.message} />}
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => dispatch(confirmed())}>
          {confirm}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => dispatch(changeRequested())}>
          Change
        </Button>
      </div>
    </section>
  );
}

function Problem({ message }: { message: string }) {
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [message]);
  return (
    <div ref={problem} className={styles.problem} role="alert" tabIndex={-1}>
      <p>{message}</p>
      <p>Nothing you typed is lost. Please try again: however often you press it, it counts once.</p>
    </div>
  );
}
