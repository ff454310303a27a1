import { money } from '@haberdash/kit/money';
import { refundFor } from '@haberdash/kit/orders/cancelling';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import type { Parcel, Remedy } from './parcels.api';
import { moveSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';

/** A parcel that did not arrive: its pieces are sent again or refunded. It can't be undone, so it is a question. */
export function LostParcel({ order, parcel }: { order: Order; parcel: Parcel }) {
  const [isOpen, setOpen] = useState(false);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { _id: parcelId, parcelNumber, status: seen } = parcel;
  const isRejected = order.orderStatus === 'rejected';

  const lose = (remedy: Remedy) => {
    setOpen(false);
    dispatch(moveSubmitted({ orderId: order._id, parcelId, status: 'lost', seen, remedy }));
  };
  const buttons = isRejected ? (
    <Button danger type="primary" onClick={() => lose('refund')}>
      Mark as lost
    </Button>
  ) : (
    <>
      <Button type="primary" onClick={() => lose('send-again')}>
        Send again
      </Button>
      <Button danger onClick={() => lose('refund')}>
        Refund
      </Button>
    </>
  );

  return (
    <>
      <Button
        disabled={isBusy}
        aria-label={`Mark as lost: parcel ${parcelNumber}`}
        onClick={() => setOpen(true)}
      >
        Mark as lost
      </Button>
      <Modal
        open={isOpen}
        title={`Parcel ${parcelNumber} got lost`}
        onCancel={() => setOpen(false)}
        footer={
          <div className={styles.buttons}>
            <Button onClick={() => setOpen(false)}>Not lost</Button>
            {buttons}
          </div>
        }
      >
        <p>
          {isRejected
            ? 'The order is rejected already. Its pieces are written off.'
            : consequences(order, parcel)}
        </p>
      </Modal>
    </>
  );
}

function consequences(order: Order, parcel: Parcel): string {
  const lost = Object.fromEntries(parcel.pieces.map(({ variantId, quantity }) => [variantId, quantity]));
  const cartItems = order.cartItems.map((item) => ({
    ...item,
    inParcels: item.inParcels - (lost[item.variantId] ?? 0),
  }));
  const refund = money(refundFor({ ...order, cartItems }, lost));
  return `What becomes of its pieces? To send them again, as many are taken out of stock. A refund gives ${refund} back to ${order.userName}. Either way, we tell ${order.userName} by e-mail.`;
}
