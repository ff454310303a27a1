import Input from 'antd/es/input';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ListedOrder } from '../../orders/orders.api';
import { scanSubmitted, selectTracked } from './tracking.slice';
import styles from '../sending.module.css';

interface NumbersOfOrderProps {
  order: ListedOrder;
  /** Which of its parcels get a number here. */
  status: 'packed' | 'sent';
}

/** A field for the tracking number of each parcel. */
export function NumbersOfOrder({ order, status }: NumbersOfOrderProps) {
  const parcels = order.parcels.filter((parcel) => parcel.status === status);
  return (
    <div className={styles.numbers}>
      {parcels.map((parcel) => (
        <NumberField
          key={`${parcel._id} ${parcel.trackingNumber}`}
          number={parcel.parcelNumber}
          saved={parcel.trackingNumber ?? ''}
        />
      ))}
    </div>
  );
}

/** A scanner ends with Enter, which saves the number and moves to the next parcel. */
function NumberField({ number, saved }: { number: string; saved: string }) {
  const [typed, setTyped] = useState(saved);
  // Enter moves the focus, which submits, too, before anything is rendered.
  const submitted = useRef(saved);
  const refusal = useSelector(selectTracked).find((tracked) => tracked.number === number)?.refusal;
  const dispatch = useDispatch();
  const refusalId = useId();

  const save = () => {
    const trackingNumber = typed.trim();
    if (!trackingNumber || trackingNumber === submitted.current) return;
    submitted.current = trackingNumber;
    dispatch(scanSubmitted({ number, carrier: null, trackingNumber, sent: false }));
  };
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    save();
    nextField(event.currentTarget)?.focus();
  };

  return (
    <span className={styles.numberField}>
      <Input
        data-number-field
        aria-label={`Tracking number of parcel ${number}`}
        aria-invalid={Boolean(refusal)}
        aria-describedby={refusal ? refusalId : undefined}
        status={refusal ? 'error' : undefined}
        placeholder={number}
        value={typed}
        maxLength={80}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={onEnter}
        onBlur={save}
      />
      {refusal && (
        <small id={refusalId} className={styles.refusal}>
          {refusal.message}
        </small>
      )}
    </span>
  );
}

function nextField(field: HTMLElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-number-field]')];
  return fields[fields.findIndex((other) => other === field) + 1];
}
