import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import { AddressForm } from './AddressForm';
import { correctionLeft, selectCorrections } from './order-address.slice';

/** A button and a form for the address of an order, until a parcel of it is sent. */
export function AddressCorrection({ order }: { order: Order }) {
  const corrections = useSelector(selectCorrections);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(correctionLeft()), [dispatch]);
  return isCorrectable(order) && <Correction key={corrections} order={order} />;
}

function Correction({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const dispatch = useDispatch();
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>Correct address</Button>
      </div>
    );
  }
  const close = () => {
    dispatch(correctionLeft());
    setOpen(false);
  };
  return <AddressForm order={order} onCancel={close} />;
}

/** The server checks the same rule. */
function isCorrectable({ paymentStatus, orderStatus, parcels, addressInfo }: Order): boolean {
  const isPickedUp = addressInfo.address === '';
  if (isPickedUp) return false;
  if (paymentStatus === 'failed' || paymentStatus === 'refunded' || orderStatus === 'rejected') return false;
  if (parcels.length === 0) return orderStatus !== 'inShipping' && orderStatus !== 'delivered';
  return parcels.every(({ status }) => status !== 'sent' && status !== 'delivered');
}
