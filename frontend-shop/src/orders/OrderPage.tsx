import { useParams } from 'react-router-dom';
import OpenOrder from './OpenOrder';
import { OrderFrame } from './OrderFrame';
import type { Order } from './orders.api';

const titleOf = (order: Order | null) => (order ? `Order ${order.orderNumber}` : 'Your order');

/** An order at an address of its own, to which e-mails lead. */
export default function OrderPage() {
  const { name = '' } = useParams();
  return (
    <OrderFrame name={name} titleOf={titleOf}>
      {() => (
        <>
          <h2 className="visually-hidden">Order Details</h2>
          <OpenOrder />
        </>
      )}
    </OrderFrame>
  );
}
