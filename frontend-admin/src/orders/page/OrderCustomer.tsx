import { money } from '@haberdash/kit/money';
import Tag from 'antd/es/tag';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { Panel } from '../../ui/Panel';
import { GuestLinks } from '../links/GuestLinks';
import type { Order } from '../orders.api';
import { customerRequested, selectCustomer } from './order-page.slice';

/** Who ordered, and how much so far. */
export function OrderCustomer({ order }: { order: Order }) {
  const { userId, userName, userEmail, guestLinks } = order;
  const { value: customer, request } = useSelector(selectCustomer);
  const maySee = useMay()('customers.read');
  const dispatch = useDispatch();
  useEffect(() => {
    if (maySee) dispatch(customerRequested(userId));
  }, [dispatch, maySee, userId]);
  return (
    <Panel title="Customer">
      <p>
        {maySee ? <Link to={`/admin/customers/${userId}`}>{userName}</Link> : userName}
        {guestLinks && (
          <>
            {' '}
            <Tag>Guest</Tag>
          </>
        )}
      </p>
      {userEmail && (
        <p>
          <a href={`mailto:${userEmail}`}>{userEmail}</a>
        </p>
      )}
      {customer && (
        <p>
          <Link to={`/admin/orders?customer=${userId}`}>
            {customer.orders === 1 ? '1 paid order' : `${customer.orders} paid orders`}
          </Link>
          , {money(customer.spent)} spent
        </p>
      )}
      <GuestLinks order={order} />
      {customer?.blocked && <p>This customer is blocked.</p>}
      {request.status === 'failed' && <p>Their orders can’t be counted: {request.message}</p>}
    </Panel>
  );
}
