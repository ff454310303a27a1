import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import { PreviewRefusal } from '../cancellations/PreviewRefusal';
import { useCancellationPreview } from '../cancellations/use-cancellation-preview';
import type { Order } from '../orders.api';
import type { Parcel, Remedy } from './parcels.api';
import { moveSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';

interface LostParcelProps {
  order: Order;
  parcel: Parcel;
}

/** A parcel that did not arrive: its pieces are sent again or refunded. It can't be undone, so it is a question. */
export function LostParcel({ order, parcel }: LostParcelProps) {
  const [isOpen, setOpen] = useState(false);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const { parcelNumber } = parcel;
  const close = () => setOpen(false);
  const mayRefund = useMay()('refunds.give');
  const isRejected = order.orderStatus === 'rejected';
  const Question = isRejected ? WriteOff : mayRefund ? Choice : Resending;

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
        onCancel={close}
        footer={null}
        destroyOnHidden
      >
        <Question order={order} parcel={parcel} onClose={close} />
      </Modal>
    </>
  );
}

interface QuestionProps extends LostParcelProps {
  onClose: () => void;
}

function WriteOff({ order, parcel, onClose }: QuestionProps) {
  const lose = useLosing(order, parcel);
  return (
    <>
      <p>The order is rejected already. Its pieces are written off.</p>
      <div className={styles.answers}>
        <Button onClick={onClose}>Not lost</Button>
        <Button
          danger
          type="primary"
          onClick={() => {
            onClose();
            lose('refund');
          }}
        >
          Mark as lost
        </Button>
      </div>
    </>
  );
}

/** For those who may not give money back. */
function Resending({ order, parcel, onClose }: QuestionProps) {
  const lose = useLosing(order, parcel);
  return (
    <>
      <p>
        To send its pieces again, as many are taken out of stock. We tell {order.userName} by e-mail. If the
        money should go back instead, ask somebody who may give refunds.
      </p>
      <div className={styles.answers}>
        <Button onClick={onClose}>Not lost</Button>
        <Button
          type="primary"
          onClick={() => {
            onClose();
            lose('send-again');
          }}
        >
          Send again
        </Button>
      </div>
    </>
  );
}

function Choice({ order, parcel, onClose }: QuestionProps) {
  const { _id: parcelId, pieces } = parcel;
  const { userName } = order;
  const [wanted] = useState(() => ({
    lostParcel: parcelId,
    pieces: pieces.map(({ variantId, quantity }) => ({ variantId, quantity })),
  }));
  const { preview, request, load } = useCancellationPreview(order, parcelId, wanted);
  const lose = useLosing(order, parcel);
  const answer = (remedy: Remedy) => {
    onClose();
    lose(remedy);
  };
  return (
    <>
      <p>What becomes of its pieces? To send them again, as many are taken out of stock.</p>
      <p aria-live="polite">
        {preview
          ? `A refund gives ${money(preview.refund)} back to ${userName}.${preview.endsOrder ? ' Nothing else is left, so the order is rejected.' : ''}`
          : 'Computing the amount of a refund …'}
      </p>
      <PreviewRefusal request={request} onRetry={load} />
      <p>Either way, we tell {userName} by e-mail.</p>
      <div className={styles.answers}>
        <Button onClick={onClose}>Not lost</Button>
        <Button type="primary" onClick={() => answer('send-again')}>
          Send again
        </Button>
        <Button danger disabled={preview === null} onClick={() => answer('refund')}>
          Refund
        </Button>
      </div>
    </>
  );
}

function useLosing({ _id: orderId }: Order, { _id: parcelId, status: seen }: Parcel) {
  const dispatch = useDispatch();
  return (remedy: Remedy) => dispatch(moveSubmitted({ orderId, parcelId, status: 'lost', seen, remedy }));
}
