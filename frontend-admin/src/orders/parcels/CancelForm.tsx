import { money } from '@haberdash/kit/money';
import { cancellableIn, type ChosenPieces, countOf, piecesOf } from '@haberdash/kit/orders/cancelling';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import type { CancellationPreview } from '../cancellations/cancellation-preview.api';
import { PreviewRefusal } from '../cancellations/PreviewRefusal';
import { useCancellationPreview } from '../cancellations/use-cancellation-preview';
import type { Order } from '../orders.api';
import { cancellationSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';
import { PieceChoice } from './PieceChoice';
import { useFocusWhenLost } from './use-focus-when-lost';

/** An attempt keeps its id until other pieces are chosen. */
const attemptFor = (chosen: ChosenPieces) => ({
  _id: randomUuid(),
  chosen,
  wanted: countOf(chosen) > 0 ? { pieces: piecesOf(chosen) } : null,
});
type Attempt = ReturnType<typeof attemptFor>;

/** Cancels a choice of what is in no parcel, and refunds it. */
export function CancelForm({ order }: { order: Order }) {
  const left = cancellableIn(order);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const choose = (chosen: ChosenPieces) => setAttempt(attemptFor(chosen));
  const place = useFocusWhenLost(attempt === null);

  if (countOf(left) === 0) return <p>{nothingCancellableText(order)}</p>;
  return (
    <div ref={place} tabIndex={-1} className={styles.cancelling}>
      {attempt ? (
        <OpenForm
          order={order}
          left={left}
          attempt={attempt}
          onChoose={choose}
          onLeave={() => setAttempt(null)}
        />
      ) : (
        <Button onClick={() => choose({})}>Cancel items and refund</Button>
      )}
    </div>
  );
}

interface OpenFormProps {
  order: Order;
  left: ChosenPieces;
  attempt: Attempt;
  onChoose: (chosen: ChosenPieces) => void;
  onLeave: () => void;
}

function OpenForm({ order, left, attempt, onChoose, onLeave }: OpenFormProps) {
  const { _id, chosen, wanted } = attempt;
  const { preview, request, load } = useCancellationPreview(order, _id, wanted);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();
  const submit = () => {
    if (preview && wanted) dispatch(cancellationSubmitted({ orderId: order._id, _id, ...wanted }));
  };
  return (
    <>
      <PieceChoice label="Items to cancel" order={order} left={left} chosen={chosen} onChoose={onChoose} />
      <p aria-live="polite">{wanted ? consequenceOf(order, preview) : 'Choose how many items to cancel.'}</p>
      <PreviewRefusal request={request} onRetry={load} />
      <div className={styles.buttons}>
        <Button
          danger
          type="primary"
          disabled={isBusy || wanted === null}
          aria-disabled={preview === null}
          onClick={submit}
        >
          Cancel these items
        </Button>
        <Button onClick={() => onChoose(left)}>All unpacked items</Button>
        <Button type="link" onClick={onLeave}>
          Don’t cancel
        </Button>
      </div>
    </>
  );
}

function consequenceOf({ userName }: Order, preview: CancellationPreview | null): string {
  if (!preview) return 'Computing the amount …';
  const { refund, endsOrder } = preview;
  const text =
    refund === 0 ? 'There is no money to give back.' : `${money(refund)} goes back to ${userName}.`;
  return endsOrder ? `${text} Nothing else is left, so the order is rejected.` : text;
}

const nothingCancellableText = ({ parcels }: Order): string =>
  parcels.some(({ status }) => status === 'packed')
    ? 'To cancel packed pieces, unpack their parcel first.'
    : 'Nothing of this order can be cancelled any more.';
