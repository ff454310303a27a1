import { addressLines } from '@haberdash/kit/addresses/address-lines';
import { money } from '@haberdash/kit/money';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { useMay } from '../access/use-may';
import { IfAllowed } from '../access/IfAllowed';
import { History } from '../audit/History';
import { Facts } from '../ui/Facts';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { shopTime, writtenShopDay } from '../time/shop-time';
import { BlockDialog } from './BlockDialog';
import { CustomerNote } from './CustomerNote';
import { CustomerCart } from './CustomerCart';
import { CustomerOrders } from './CustomerOrders';
import { CustomerReviews } from './CustomerReviews';
import {
  blockDialogOpened,
  customerRequested,
  selectBlocking,
  selectCart,
  selectCustomer,
  selectReviews,
  unblockSubmitted,
} from './customer.slice';
import type { Customer } from './customers.api';
import styles from './customers.module.css';

export default function CustomerPage() {
  const { id = '' } = useParams();
  const { value: customer, request } = useSelector(selectCustomer);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(customerRequested(id)), [dispatch, id]);

  if (request.status === 'failed') {
    return (
      <Page title="Customer">
        <ErrorState
          title="The customer can't be shown right now"
          onRetry={() => dispatch(customerRequested(id))}
        >
          <p>{request.message}</p>
        </ErrorState>
      </Page>
    );
  }
  if (customer?._id !== id) {
    return (
      <Page title="Customer">
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </Page>
    );
  }
  return <Details customer={customer} />;
}

function Details({ customer }: { customer: Customer }) {
  const isCartEmpty = useIsCartEmpty();
  return (
    <Page
      title={customer.userName}
      action={
        <IfAllowed needs="customers.change">
          <BlockButton customer={customer} />
        </IfAllowed>
      }
    >
      <nav aria-label="Breadcrumb">
        <Link to="/admin/customers">All customers</Link>
      </nav>
      <BlockNotice customer={customer} />
      <div className={styles.panels}>
        {customer.isGuest ? <AboutGuest customer={customer} /> : <AboutAccount customer={customer} />}
        <Panel title="Note">
          <CustomerNote customer={customer} />
        </Panel>
        {!customer.isGuest && (
          <Panel title="Addresses">
            <Addresses customer={customer} />
          </Panel>
        )}
        <IfAllowed needs="orders.read">
          <Panel title="Orders">
            <CustomerOrders customerId={customer._id} />
          </Panel>
        </IfAllowed>
        {!isCartEmpty && (
          <Panel title="Open cart">
            <CustomerCart customerId={customer._id} />
          </Panel>
        )}
        {!customer.isGuest && <Reviews customerId={customer._id} />}
      </div>
      <IfAllowed needs="audit.read">
        <Panel title="History">
          <History subjectId={customer._id} />
        </Panel>
      </IfAllowed>
      <BlockDialog customer={customer} />
    </Page>
  );
}

const useIsCartEmpty = () => useSelector(selectCart).value?.items.length === 0;
const useHasNoReviews = () => useSelector(selectReviews).value?.length === 0;

function AboutGuest({ customer }: { customer: Customer }) {
  const isCartEmpty = useIsCartEmpty();
  return (
    <Panel title="Guest">
      <p>This customer has ordered without an account: there is no password, and nobody signs in.</p>
      <Facts facts={factsOf(customer)} />
      {isCartEmpty && <p className={styles.nothing}>The cart is empty.</p>}
    </Panel>
  );
}

function AboutAccount({ customer }: { customer: Customer }) {
  const [isCartEmpty, hasNoReviews] = [useIsCartEmpty(), useHasNoReviews()];
  return (
    <Panel title="Account">
      <Facts facts={factsOf(customer)} />
      {isCartEmpty && <p className={styles.nothing}>The cart is empty.</p>}
      {hasNoReviews && <p className={styles.nothing}>This customer has not written a review.</p>}
    </Panel>
  );
}

/** A guest writes none. */
function Reviews({ customerId }: { customerId: string }) {
  const [maySee, hasNone] = [useMay()('reviews.moderate'), useHasNoReviews()];
  if (!maySee || hasNone) return null;
  return (
    <Panel title="Reviews">
      <CustomerReviews customerId={customerId} />
    </Panel>
  );
}

function BlockNotice({ customer: { blocked } }: { customer: Customer }) {
  if (!blocked) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={`Blocked on ${writtenShopDay(blocked.at)}`}
      description={blocked.reason}
    />
  );
}

/** One button with two labels, so that it keeps the focus. */
function BlockButton({ customer: { _id, blocked } }: { customer: Customer }) {
  const blocking = useSelector(selectBlocking);
  const dispatch = useDispatch();
  const isBusy = blocking.status === 'loading';
  const press = () => {
    if (!isBusy) dispatch(blocked ? unblockSubmitted(_id) : blockDialogOpened());
  };
  return (
    <Button danger={!blocked} aria-busy={isBusy || undefined} onClick={press}>
      {blocked ? 'Unblock' : 'Block'}
    </Button>
  );
}

const factsOf = (customer: Customer): Record<string, ReactNode> => ({
  'E-mail': customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : 'Forgotten',
  [customer.isGuest ? 'First order' : 'Registered']: writtenShopDay(customer.registeredAt),
  'Last seen': shopTime(customer.lastSeenAt),
  'Paid orders': customer.orders,
  Spent: money(customer.spent),
  ID: customer._id,
});

function Addresses({ customer: { addresses, userName } }: { customer: Customer }) {
  if (addresses.length === 0) return <p className={styles.nothing}>No address is saved.</p>;
  return (
    <ul className={styles.rows}>
      {addresses.map((saved) => (
        <li key={saved._id}>
          <address>{addressLines({ ...saved, recipient: saved.recipient ?? userName }).join(', ')}</address>
          <small>
            {saved.phone} · {saved.notes}
          </small>
        </li>
      ))}
    </ul>
  );
}
