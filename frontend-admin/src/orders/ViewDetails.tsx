import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import { orderOpened } from './orders.slice';

export function ViewDetails({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  return (
    <Button aria-label={`View Details of order ${orderId}`} onClick={() => dispatch(orderOpened(orderId))}>
      View Details
    </Button>
  );
}
