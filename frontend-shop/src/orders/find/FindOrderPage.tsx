import { invalidNames, textsIn } from '@haberdash/kit/form';
import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useEffect, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { takeFocus } from '../../withdrawal/take-focus';
import {
  orderSought,
  searchOpened,
  searchRefused,
  searchReopened,
  selectAsked,
  selectFieldErrors,
  selectIsSent,
  selectSending,
} from './find-order.slice';
import styles from './find-order.module.css';

const title = 'Where is my order?';

/** Number and e-mail address open nothing: they send a new link to the address of the order. */
export default function FindOrderPage() {
  const isSent = useSelector(selectIsSent);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(searchOpened());
    return () => void dispatch(searchOpened());
  }, [dispatch]);
  return (
    <div className={styles.page}>
      <PageHeading title={title}>{title}</PageHeading>
      {isSent ? <Sent /> : <Search />}
    </div>
  );
}

function Search() {
  const sending = useSelector(selectSending);
  const errors = useSelector(selectFieldErrors);
  const asked = useSelector(selectAsked);
  const user = useSelector(selectUser);
  const form = useFocusOnError(sending.status === 'failed' ? sending : errors);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsIn(event.currentTarget, ['number', 'email']);
    const wrong = invalidNames(event.currentTarget);
    dispatch(wrong.length > 0 ? searchRefused(wrong) : orderSought(typed));
  };

  return (
    <form ref={form} className={styles.form} aria-label={title} noValidate onSubmit={submit}>
      <p>
        Type the number of your order and the e-mail address that you ordered with. We send a link to this
        address, which opens the order: its parcels, cancelling, and sending back.
      </p>
      {user && (
        <p>
          You are signed in: what you ordered with your account is in{' '}
          <Link to="/shop/account">your account</Link>.
        </p>
      )}
      <TextField
        label="Order number"
        name="number"
        defaultValue={asked?.number}
        required
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        help="Like HB-10001. It is in the e-mail that confirms your order."
        error={errors.number}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        defaultValue={asked?.email}
        required
        maxLength={254}
        autoComplete="email"
        error={errors.email}
      />
      {sending.status === 'failed' && (
        <p className={styles.problem} role="alert" data-problem tabIndex={-1}>
          {sending.message}
        </p>
      )}
      <div>
        <Button type="submit" busy={sending.status === 'loading'}>
          {sending.status === 'failed' ? 'Try again' : 'Send me the link'}
        </Button>
      </div>
    </form>
  );
}

function Sent() {
  const asked = useSelector(selectAsked);
  const dispatch = useDispatch();
  return (
    <section className={styles.form} aria-labelledby="find-order-sent">
      <h2 id="find-order-sent" tabIndex={-1} ref={takeFocus}>
        Look into your mailbox
      </h2>
      <p role="status">
        If there is an order with this number and {asked?.email}, the link to it is on its way to this
        address. It can take a few minutes.
      </p>
      <p>
        No e-mail? Look into the spam folder, and check the number and the address. For your safety, this page
        never says whether they are right.
      </p>
      <div>
        <Button variant="secondary" onClick={() => dispatch(searchReopened())}>
          Ask again
        </Button>
      </div>
    </section>
  );
}
