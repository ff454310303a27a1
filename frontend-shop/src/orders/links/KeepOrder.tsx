import { textsIn } from '@haberdash/kit/form';
import { useServices } from '@haberdash/kit/services';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { PasswordField } from '@haberdash/kit/ui/PasswordField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import {
  accountRequested,
  additionRetried,
  claimRequested,
  keepingEnded,
  selectHasNewAccount,
  selectKeeping,
} from './keep-order.slice';
import styles from './keep-order.module.css';

interface KeepOrderProps {
  order: Order;
  /** The address that the guest ordered with; undefined where it is not known. */
  email: string | undefined;
}

/** Offers to put a guest's order into an account: the one that is signed in, or a new one for which only a password is missing. */
export function KeepOrder({ order, email }: KeepOrderProps) {
  const user = useSelector(selectUser);
  const hasNewAccount = useSelector(selectHasNewAccount);
  const titleId = useId();
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(keepingEnded()), [dispatch]);

  return (
    <section className={styles.keep} aria-labelledby={titleId}>
      <h2 id={titleId}>{user ? 'Keep this order' : 'Create an account'}</h2>
      {hasNewAccount && <Unadded order={order} />}
      {!hasNewAccount && (user ? <AddToAccount order={order} /> : <NewAccount order={order} email={email} />)}
    </section>
  );
}

function AddToAccount({ order }: { order: Order }) {
  const keeping = useSelector(selectKeeping);
  const dispatch = useDispatch();
  return (
    <>
      <p>Add the order to your account, and it is among your orders.</p>
      {keeping.status === 'failed' && <p role="alert">{keeping.message}</p>}
      <div>
        <Button
          variant="secondary"
          busy={keeping.status === 'loading'}
          onClick={() => dispatch(claimRequested(order))}
        >
          {keeping.status === 'failed' ? 'Try again' : 'Add to my account'}
        </Button>
      </div>
    </>
  );
}

/** The account was created, but the order could not be added to it. */
function Unadded({ order }: { order: Order }) {
  const keeping = useSelector(selectKeeping);
  const dispatch = useDispatch();
  return (
    <>
      <p role="alert">
        Your account is ready, but the order isn&apos;t in it yet.
        {keeping.status === 'failed' && ` ${keeping.message}`}
      </p>
      <div>
        <Button
          variant="secondary"
          busy={keeping.status === 'loading'}
          onClick={() => dispatch(additionRetried(order))}
        >
          Try again
        </Button>
      </div>
    </>
  );
}

const advice = 'Please choose a password of 8 or more characters';

function NewAccount({ order, email }: KeepOrderProps) {
  const keeping = useSelector(selectKeeping);
  const { askToSignIn } = useServices();
  const [problem, setProblem] = useState<string>();
  const dispatch = useDispatch();
  const refusal = keeping.status === 'failed' ? keeping.message : undefined;
  const form = useFocusOnError(problem ?? refusal);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = textsIn(event.currentTarget, ['password']);
    setProblem(password.length < 8 ? advice : undefined);
    if (password.length >= 8 && email) dispatch(accountRequested({ order, email, password }));
  };
  const signIn = () =>
    askToSignIn({
      reason: 'Sign in to add this order to your account.',
      whenSignedIn: claimRequested(order),
    });

  return (
    <>
      {email && (
        <form ref={form} className={styles.form} aria-label="Create an account" noValidate onSubmit={submit}>
          <p>Choose a password, and the order is in an account for {email}.</p>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            maxLength={128}
            required
            help="8 to 128 characters"
            error={problem ?? refusal}
          />
          <div>
            <Button type="submit" variant="secondary" busy={keeping.status === 'loading'}>
              Create account
            </Button>
          </div>
        </form>
      )}
      <p>
        Have an account?{' '}
        <Button variant="link" onClick={signIn}>
          Sign in to add the order
        </Button>
      </p>
    </>
  );
}
