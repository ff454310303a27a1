import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import type { ListedOrder } from './orders.api';
import { orderOpened } from './orders.slice';

export function ViewDetails({ order: { _id, orderNumber } }: { order: ListedOrder }) {
  const dispatch = useDispatch();
  return (
    <Button aria-label={`View Details of order ${orderNumber}`} onClick={() => dispatch(orderOpened(_id))}>
      View Details
    </Button>
  );
}
