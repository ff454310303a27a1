import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders/orders.api';
import type { Parcel, ParcelMove } from './parcels.api';
import { moveSubmitted, selectChanging } from './parcels.slice';
import { TrackingForm } from './TrackingForm';
import styles from './parcels.module.css';

interface Action {
  status: ParcelMove;
  label: string;
  /** Asked first, because it can't be undone. */
  question?: string;
}

const lost: Action = {
  status: 'lost',
  label: 'Lost',
  question: 'Mark this parcel as lost? Its pieces can be sent again.',
};

const actionsOf: Record<Parcel['status'], Action[]> = {
  packed: [
    { status: 'sent', label: 'Send' },
    { status: 'unpacked', label: 'Unpack' },
  ],
  sent: [{ status: 'delivered', label: 'Delivered' }, lost],
  delivered: [lost],
  lost: [],
  unpacked: [],
};

interface ParcelActionsProps {
  order: Order;
  parcel: Parcel;
}

/** What can be done with a parcel in its status. */
export function ParcelActions({ order: { _id: orderId }, parcel }: ParcelActionsProps) {
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const [modal, confirmation] = Modal.useModal();
  const { _id: parcelId, parcelNumber, status } = parcel;

  const perform = ({ status: next, question, label }: Action) => {
    const move = () => void dispatch(moveSubmitted({ orderId, parcelId, status: next }));
    if (!question) {
      move();
      return;
    }
    void modal.confirm({
      title: question,
      okText: label,
      focusable: { autoFocusButton: 'cancel' },
      onOk: move,
    });
  };

  return (
    <div className={styles.actions}>
      {status !== 'lost' && <TrackingForm orderId={orderId} parcel={parcel} />}
      <div className={styles.buttons}>
        {actionsOf[status].map((action) => (
          <Button
            key={action.status}
            disabled={isBusy}
            aria-label={`${action.label}: parcel ${parcelNumber}`}
            onClick={() => perform(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {confirmation}
    </div>
  );
}
