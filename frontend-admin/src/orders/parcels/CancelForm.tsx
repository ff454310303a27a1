import { money } from '@haberdash/kit/money';
import {
  cancellableIn,
  type ChosenPieces,
  countOf,
  endsOrder,
  piecesOf,
  refundFor,
} from '@haberdash/kit/orders/cancelling';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import type { Order } from '../orders.api';
import { cancellationSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';
import { PieceChoice } from './PieceChoice';
import { useFocusWhenLost } from './use-focus-when-lost';

/** An attempt keeps its id until other pieces are chosen. */
const attemptFor = (chosen: ChosenPieces) => ({ _id: randomUuid(), chosen });

/** Cancels a choice of what is in no parcel, and refunds it. */
export function CancelForm({ order }: { order: Order }) {
  const left = cancellableIn(order);
  const [attempt, setAttempt] = useState<ReturnType<typeof attemptFor> | null>(null);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const choose = (chosen: ChosenPieces) => setAttempt(attemptFor(chosen));
  const place = useFocusWhenLost(attempt === null);

  if (countOf(left) === 0) return <p>{nothingCancellableText(order)}</p>;
  if (!attempt) {
    return (
      <div ref={place} tabIndex={-1} className={styles.cancelling}>
        <Button onClick={() => choose({})}>Cancel items and refund</Button>
      </div>
    );
  }
  const { _id, chosen } = attempt;
  const submit = () => {
    dispatch(cancellationSubmitted({ orderId: order._id, _id, pieces: piecesOf(chosen) }));
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.cancelling}>
      <PieceChoice label="Items to cancel" order={order} left={left} chosen={chosen} onChoose={choose} />
      <p aria-live="polite">{consequenceOf(order, chosen)}</p>
      <div className={styles.buttons}>
        <Button danger type="primary" disabled={isBusy || countOf(chosen) === 0} onClick={submit}>
          Cancel these items
        </Button>
        <Button onClick={() => choose(left)}>All unpacked items</Button>
        <Button type="link" onClick={() => setAttempt(null)}>
          Don’t cancel
        </Button>
      </div>
    </div>
  );
}

function consequenceOf(order: Order, chosen: ChosenPieces): string {
  if (countOf(chosen) === 0) return 'Choose how many items to cancel.';
  const amount = refundFor(order, chosen);
  const refund =
    amount === 0 ? 'There is no money to give back.' : `${money(amount)} goes back to ${order.userName}.`;
  return endsOrder(order, chosen) ? `${refund} Nothing else is left, so the order is rejected.` : refund;
}

const nothingCancellableText = ({ parcels }: Order): string =>
  parcels.some(({ status }) => status === 'packed')
    ? 'To cancel packed pieces, unpack their parcel first.'
    : 'Nothing of this order can be cancelled any more.';
