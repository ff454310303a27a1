import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import type { Order } from '../orders.api';
import { AddressForm } from './AddressForm';
import { orderAddressEditor } from './order-address-editor';

/** A button and a form for the address of an order, until a parcel of it is sent. */
export function AddressCorrection({ order }: { order: Order }) {
  const { saved } = useSelector(orderAddressEditor.selectEditor);
  const mayChange = useMay()('orders.change');
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(orderAddressEditor.closed()), [dispatch]);

  if (!mayChange || !isCorrectable(order)) return null;
  if (saved?._id === order._id) return <AddressForm order={order} />;
  return (
    <div>
      <Button onClick={() => dispatch(orderAddressEditor.opened({ saved: order }))}>Correct address</Button>
    </div>
  );
}

/** The server checks the same rule. */
function isCorrectable({ paymentStatus, orderStatus, parcels, addressInfo }: Order): boolean {
  const isPickedUp = addressInfo.address === '';
  if (isPickedUp) return false;
  if (paymentStatus === 'failed' || paymentStatus === 'refunded' || orderStatus === 'rejected') return false;
  if (parcels.length === 0) return orderStatus !== 'inShipping' && orderStatus !== 'delivered';
  return parcels.every(({ status }) => status !== 'sent' && status !== 'delivered');
}
