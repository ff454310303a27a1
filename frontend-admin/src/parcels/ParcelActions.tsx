import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders/orders.api';
import type { Parcel, ParcelMove } from './parcels.api';
import { moveSubmitted, selectChanging } from './parcels.slice';
import { LostParcel } from './LostParcel';
import { TrackingForm } from './TrackingForm';
import styles from './parcels.module.css';

interface Action {
  status: Exclude<ParcelMove, 'sent' | 'lost'>;
  label: string;
}

const actionsOf: Record<Parcel['status'], Action[]> = {
  // Its tracking form sends it.
  packed: [{ status: 'unpacked', label: 'Unpack' }],
  sent: [{ status: 'delivered', label: 'Delivered' }],
  delivered: [],
  lost: [],
  unpacked: [],
};

interface ParcelActionsProps {
  order: Order;
  parcel: Parcel;
}

/** What can be done with a parcel in its status. */
export function ParcelActions({ order, parcel }: ParcelActionsProps) {
  const { _id: orderId } = order;
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const { _id: parcelId, parcelNumber, status } = parcel;

  return (
    <div className={styles.actions}>
      {status !== 'lost' && <TrackingForm orderId={orderId} parcel={parcel} />}
      <div className={styles.buttons}>
        {actionsOf[status].map((action) => (
          <Button
            key={action.status}
            disabled={isBusy}
            aria-label={`${action.label}: parcel ${parcelNumber}`}
            onClick={() =>
              dispatch(moveSubmitted({ orderId, parcelId, status: action.status, seen: status }))
            }
          >
            {action.label}
          </Button>
        ))}
        {(status === 'sent' || status === 'delivered') && <LostParcel order={order} parcel={parcel} />}
      </div>
    </div>
  );
}
