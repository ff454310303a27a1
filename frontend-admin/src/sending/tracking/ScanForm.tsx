import Input, { type InputRef } from 'antd/es/input';
import Button from 'antd/es/button';
import { useRef, useState, type SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useRemembered } from '../../list/use-remembered';
import { scanSubmitted } from './tracking.slice';
import { SendToo } from './SendToo';
import styles from '../sending.module.css';

/** A scanner ends with Enter: behind the parcel's number it leads to the tracking number, behind that to the next parcel. */
export function ScanForm() {
  const [[carrier = ''], rememberCarrier] = useRemembered<string>('carrier', []);
  const [number, setNumber] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [sent, setSent] = useState(false);
  const numberField = useRef<InputRef>(null);
  const trackingField = useRef<InputRef>(null);
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!number.trim()) return numberField.current?.focus();
    if (!trackingNumber.trim()) return trackingField.current?.focus();
    const tracking = { carrier: carrier.trim() || null, trackingNumber: trackingNumber.trim() };
    dispatch(scanSubmitted({ number: number.trim(), ...tracking, sent }));
    setNumber('');
    setTrackingNumber('');
    return numberField.current?.focus();
  };

  return (
    <form className={styles.scan} aria-label="Tracking number" onSubmit={submit}>
      <label className={styles.field}>
        <span>Carrier</span>
        <Input
          value={carrier}
          maxLength={60}
          placeholder="As offered with the order"
          onChange={({ target }) => rememberCarrier([target.value])}
        />
      </label>
      <label className={styles.field}>
        <span>Parcel or order</span>
        <Input
          ref={numberField}
          value={number}
          maxLength={40}
          placeholder="HB-10001-1"
          onChange={({ target }) => setNumber(target.value)}
        />
      </label>
      <label className={styles.field}>
        <span>Tracking number</span>
        <Input
          ref={trackingField}
          value={trackingNumber}
          maxLength={80}
          onChange={({ target }) => setTrackingNumber(target.value)}
        />
      </label>
      <SendToo isChecked={sent} onChange={setSent} />
      <Button type="primary" htmlType="submit">
        Save
      </Button>
    </form>
  );
}
