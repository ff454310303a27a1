import Button from 'antd/es/button';
import type { ListedOrder } from '../orders.api';
import { useOrderAddress } from '../use-order-address';

export function ViewDetails({ order: { _id, orderNumber } }: { order: ListedOrder }) {
  const { open } = useOrderAddress();
  return (
    <Button aria-label={`View Details of order ${orderNumber}`} onClick={() => open(_id)}>
      View Details
    </Button>
  );
}
