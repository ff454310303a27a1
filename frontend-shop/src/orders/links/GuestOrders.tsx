import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { mayVisitorsBuy } from '@haberdash/kit/visitors';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CodeForm } from '../../ui/CodeForm';
import {
  additionRequested,
  guestCodeSubmitted,
  guestOrdersRequested,
  selectGuestOrders,
} from './guest-orders.slice';
import styles from './keep-order.module.css';

const titleId = 'guest-orders-title';

/** Adds orders that were placed without an account. Until a code has proved the address, it doesn't say whether there are any. */
export function GuestOrders() {
  return mayVisitorsBuy() ? <Offer /> : null;
}

function Offer() {
  const { unclaimed, sentCodes, added } = useSelector(selectGuestOrders);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(guestOrdersRequested()), [dispatch]);

  if (added !== null) return <Added count={added} />;
  if (unclaimed.request.status === 'failed') return <NotLoaded message={unclaimed.request.message} />;
  if (!unclaimed.value || unclaimed.value.orders === 0) return null;
  if (unclaimed.value.orders !== null) return <Proved count={unclaimed.value.orders} />;
  return sentCodes > 0 ? <TypedCode /> : <Unproved />;
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section className={styles.keep} aria-labelledby={titleId}>
      <h3 id={titleId}>Ordered without an account?</h3>
      {children}
    </section>
  );
}

function NotLoaded({ message }: { message: string }) {
  const dispatch = useDispatch();
  return (
    <Section>
      <p role="alert">{message}</p>
      <div>
        <Button variant="secondary" onClick={() => dispatch(guestOrdersRequested())}>
          Try again
        </Button>
      </div>
    </Section>
  );
}

function Unproved() {
  const user = useSelector(selectUser);
  return (
    <Section>
      <p>
        Orders that you placed with {user?.email} and without an account can be among your orders, too. We
        send a code to this address first.
      </p>
      <AddButton>Send a code</AddButton>
    </Section>
  );
}

function Proved({ count }: { count: number }) {
  return (
    <Section>
      <p>
        {count === 1 ? 'One order was' : `${count} orders were`} placed with your address and without an
        account.
      </p>
      <AddButton>{count === 1 ? 'Add it' : 'Add them'}</AddButton>
    </Section>
  );
}

function AddButton({ children }: { children: string }) {
  const { adding } = useSelector(selectGuestOrders);
  const dispatch = useDispatch();
  return (
    <>
      {adding.status === 'failed' && <p role="alert">{adding.message}</p>}
      <div>
        <Button
          variant="secondary"
          busy={adding.status === 'loading'}
          onClick={() => dispatch(additionRequested())}
        >
          {children}
        </Button>
      </div>
    </>
  );
}

function TypedCode() {
  const user = useSelector(selectUser);
  const { adding, requestCount, sentCodes } = useSelector(selectGuestOrders);
  const dispatch = useDispatch();
  return (
    <Section>
      {/* A request for another code empties the form, whose code and mistake are about the former one. */}
      <CodeForm
        key={requestCount}
        isAnother={sentCodes > 1}
        email={user?.email}
        titleId={titleId}
        request={adding}
        submit="Add the orders"
        onCode={(code) => dispatch(guestCodeSubmitted({ code }))}
      >
        <Button
          variant="secondary"
          busy={adding.status === 'loading'}
          onClick={() => dispatch(additionRequested())}
        >
          Send another code
        </Button>
      </CodeForm>
    </Section>
  );
}

/** The form with the focus is gone; after a change of tabs, the tab has it. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

function Added({ count }: { count: number }) {
  const counted = count === 1 ? 'One order is' : `${count} orders are`;
  return (
    <Section>
      <p role="status" tabIndex={-1} ref={takeLostFocus}>
        {count === 0
          ? 'There are no other orders with your e-mail address.'
          : `${counted} in your account now.`}
      </p>
    </Section>
  );
}
