import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type SubmitEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useRemembered } from '../../list/use-remembered';
import type { Order } from '../orders.api';
import { useUnsavedInput } from '../dialog/unsaved-input';
import { useQuestion } from '../../ui/dialogs/use-question';
import type { Parcel } from './parcels.api';
import { selectChanging, trackingSubmitted } from './parcels.slice';
import styles from './parcels.module.css';

interface TrackingFormProps {
  order: Order;
  parcel: Parcel;
}

/** Carrier and tracking number, typed or scanned: a scanner ends with Enter, which saves. "Ship and notify" saves them, too. */
export function TrackingForm({ order, parcel }: TrackingFormProps) {
  const { _id: parcelId, parcelNumber } = parcel;
  const [[lastCarrier = ''], rememberCarrier] = useRemembered<string>('carrier', []);
  const firstCarrier = parcel.carrier ?? lastCarrier;
  const [carrier, setCarrier] = useState(firstCarrier);
  const [number, setNumber] = useState(parcel.trackingNumber ?? '');
  const isChanged = carrier.trim() !== firstCarrier || number.trim() !== (parcel.trackingNumber ?? '');
  useUnsavedInput(order._id, isChanged);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();

  const save = (isSent: boolean) => {
    if (carrier) rememberCarrier([carrier]);
    const tracking = { carrier: carrier.trim() || null, trackingNumber: number.trim() || null };
    dispatch(
      trackingSubmitted({ orderId: order._id, parcelId, ...tracking, ...(isSent ? { sent: true } : {}) }),
    );
  };
  const send = () => {
    const told = `We tell ${order.userName} by e-mail`;
    const content = number.trim() ? `${told}.` : `${told}, without a tracking number.`;
    ask({ title: `Ship parcel ${parcelNumber}?`, content, okText: 'Ship and notify' }, () => save(true));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isLate = parcel.status === 'sent' && !parcel.trackingNumber && number.trim() !== '';
    const texts = {
      title: `Save the number of parcel ${parcelNumber}?`,
      content: `We tell ${order.userName} the number by e-mail.`,
      okText: 'Save and notify',
    };
    if (isLate) ask(texts, () => save(false));
    else save(false);
  };

  return (
    <form className={styles.tracking} aria-label={`Tracking of parcel ${parcelNumber}`} onSubmit={submit}>
      <label>
        <span>Carrier</span>
        <Input value={carrier} maxLength={60} onChange={({ target }) => setCarrier(target.value)} />
      </label>
      <label>
        <span>Tracking number</span>
        <Input value={number} maxLength={80} onChange={({ target }) => setNumber(target.value)} />
      </label>
      <Button htmlType="submit" disabled={isBusy}>
        Save
      </Button>
      {parcel.status === 'packed' && (
        <Button disabled={isBusy} aria-label={`Ship and notify: parcel ${parcelNumber}`} onClick={send}>
          Ship and notify
        </Button>
      )}
      {question}
    </form>
  );
}
