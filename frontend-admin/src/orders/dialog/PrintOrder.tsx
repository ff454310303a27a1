import { PrintedOrder } from '@haberdash/kit/orders/PrintedOrder';
import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { detailsRequested, selectDetails } from '../../shop-settings/shop-settings.slice';
import { shopTimeZone } from '../../time/shop-time';
import type { Order } from '../orders.api';

/** The confirmation of an order as its shopper prints it, too. */
export function PrintOrder({ order }: { order: Order }) {
  const { value: shop } = useSelector(selectDetails);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(detailsRequested()), [dispatch]);

  return (
    <div>
      <Button aria-label={`Print order ${order.orderNumber}`} onClick={() => window.print()}>
        Print
      </Button>
      <PrintedOrder order={order} shop={shop} timeZone={shopTimeZone()} />
    </div>
  );
}
