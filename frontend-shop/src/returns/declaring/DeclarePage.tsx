import { writtenDay } from '@haberdash/kit/day';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { shownOrderPath } from '../../orders/links/order-link';
import { OrderFrame } from '../../orders/OrderFrame';
import type { Order } from '../../orders/orders.api';
import { sendBackLabel } from '../return-labels';
import { useOrderReturns } from '../use-order-returns';
import { DeclareForm } from './DeclareForm';
import { DeclareRefusal } from './DeclareRefusal';

/** Here a shopper chooses what goes back of an order. */
export default function DeclarePage() {
  const { name } = useParams();
  return (
    <OrderFrame name={name} titleOf={() => sendBackLabel} isPart>
      {(order) => <Declaration order={order} />}
    </OrderFrame>
  );
}

function Declaration({ order }: { order: Order }) {
  const { value, request, load } = useOrderReturns(order._id);
  if (!value && request.status === 'failed')
    return (
      <ErrorState title="We couldn't load what can go back" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  if (!value) return <Spinner label="Loading what can go back" />;
  const { lines, window } = value;
  if (!lines.some(({ returnable }) => returnable > 0))
    return (
      <Nothing order={order} title="Nothing of this order can be sent back now">
        It is not sent yet, or it went back already.
      </Nothing>
    );
  if (!window.isOpen && window.lastDay)
    return (
      <Nothing order={order} title={`The last day to send something back was ${writtenDay(window.lastDay)}`}>
        If something is faulty, <Link to="/shop/contact">write to us</Link>.
      </Nothing>
    );
  return <DeclareForm order={order} lines={lines} lastDay={window.lastDay} />;
}

interface NothingProps {
  order: Order;
  title: string;
  children: ReactNode;
}

/** Another tab may have declared the last piece, so the server's words stay. */
function Nothing({ order: { _id, orderNumber }, title, children }: NothingProps) {
  return (
    <>
      <DeclareRefusal />
      <EmptyState title={title}>
        <p>{children}</p>
        <ButtonLink to={shownOrderPath(_id, orderNumber)}>Back to order {orderNumber}</ButtonLink>
      </EmptyState>
    </>
  );
}
