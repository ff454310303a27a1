import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useParams } from 'react-router-dom';
import { shownOrderPath } from '../../orders/links/order-link';
import { OrderFrame } from '../../orders/OrderFrame';
import type { Order } from '../../orders/orders.api';
import { useOrderReturns } from '../use-order-returns';
import { ShownReturn } from './ShownReturn';

/** A return has an address of its own, which can be shared and reloaded. */
export default function ReturnPage() {
  const { name, number = '' } = useParams();
  return (
    <OrderFrame name={name} titleOf={() => `Return ${number}`} isPart>
      {(order) => <Named order={order} number={number} />}
    </OrderFrame>
  );
}

function Named({ order, number }: { order: Order; number: string }) {
  const { value, request, load } = useOrderReturns(order._id);
  if (!value && request.status === 'failed')
    return (
      <ErrorState title="We couldn't load this return" onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  if (!value) return <Spinner label="Loading your return" />;
  const shown = value.returns.find(({ _id, returnNumber }) => returnNumber === number || _id === number);
  if (!shown)
    return (
      <EmptyState title="This order has no such return">
        <ButtonLink to={shownOrderPath(order._id, order.orderNumber)}>
          View order {order.orderNumber}
        </ButtonLink>
      </EmptyState>
    );
  return <ShownReturn key={shown._id} shown={shown} />;
}
