import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders.api';
import { useQuestion } from '../../ui/dialogs/use-question';
import type { Parcel, ParcelMove } from './parcels.api';
import { moveSubmitted, selectChanging } from './parcels.slice';
import { LostParcel } from './LostParcel';
import { TrackingForm } from './TrackingForm';
import styles from './parcels.module.css';

interface Action {
  status: Exclude<ParcelMove, 'sent' | 'lost'>;
  label: string;
  /** Whether the customer is told. */
  isTold?: boolean;
}

const actionsOf: Record<Parcel['status'], Action[]> = {
  // Its tracking form sends it.
  packed: [{ status: 'unpacked', label: 'Unpack' }],
  sent: [{ status: 'delivered', label: 'Mark as delivered', isTold: true }],
  delivered: [],
  lost: [],
  unpacked: [],
};

/** Somebody may know that a parcel arrived of which that was assumed. */
const actionsOfParcel = ({ status, deliveryAssumed }: Parcel): Action[] =>
  deliveryAssumed ? [{ status: 'delivered', label: 'It was delivered', isTold: true }] : actionsOf[status];

interface ParcelActionsProps {
  order: Order;
  parcel: Parcel;
}

/** The actions that the status of a parcel allows. */
export function ParcelActions({ order, parcel }: ParcelActionsProps) {
  const { _id: orderId } = order;
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const { _id: parcelId, parcelNumber, status: seen } = parcel;

  const move = ({ status, label, isTold }: Action) => {
    const submit = () => void dispatch(moveSubmitted({ orderId, parcelId, status, seen }));
    const title = `Is parcel ${parcelNumber} delivered?`;
    const content = `We tell ${order.userName} by e-mail.`;
    if (isTold) ask({ title, content, okText: label }, submit);
    else submit();
  };

  return (
    <div className={styles.actions}>
      {seen !== 'lost' && <TrackingForm order={order} parcel={parcel} />}
      <div className={styles.buttons}>
        {actionsOfParcel(parcel).map((action) => (
          <Button
            key={action.status}
            disabled={isBusy}
            aria-label={`${action.label}: parcel ${parcelNumber}`}
            onClick={() => move(action)}
          >
            {action.label}
          </Button>
        ))}
        {(seen === 'sent' || seen === 'delivered') && <LostParcel order={order} parcel={parcel} />}
      </div>
      {question}
    </div>
  );
}
