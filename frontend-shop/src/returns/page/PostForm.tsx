import { textsIn } from '@haberdash/kit/form';
import { Button } from '@haberdash/kit/ui/Button';
import { TextField } from '@haberdash/kit/ui/TextField';
import { type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Return } from '../returns.api';
import { postRequested, selectChanging } from '../returns.slice';
import styles from './return-page.module.css';

/** The shopper says that the parcel is sent; both fields may stay empty. */
export function PostForm({ shown }: { shown: Return }) {
  const { orderId, _id: returnId, carrier, trackingNumber, state } = shown;
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textsIn(event.currentTarget, ['carrier', 'trackingNumber']);
    dispatch(
      postRequested({
        ...{ orderId, returnId },
        carrier: typed.carrier.trim() || null,
        trackingNumber: typed.trackingNumber.trim() || null,
      }),
    );
  };

  return (
    <form className={styles.form} aria-label="Your parcel is sent" onSubmit={submit}>
      <TextField
        name="trackingNumber"
        label="Tracking number (optional)"
        defaultValue={trackingNumber ?? ''}
        maxLength={80}
        autoCapitalize="characters"
        autoComplete="off"
        help="It is on the receipt of the carrier, and helps when a parcel gets lost."
      />
      <TextField
        name="carrier"
        label="Carrier (optional)"
        defaultValue={carrier ?? ''}
        maxLength={60}
        autoComplete="off"
      />
      <div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {state === 'posted' ? 'Save' : "I've sent the parcel"}
        </Button>
      </div>
    </form>
  );
}
