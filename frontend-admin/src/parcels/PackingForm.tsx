import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import InputNumber from 'antd/es/input-number';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '../orders/orders.api';
import { leftIn } from '../orders/pieces-left';
import { packingSubmitted, selectChanging } from './parcels.slice';
import styles from './parcels.module.css';

/** How many pieces of each variant go into the next parcel. */
type Chosen = Record<string, number>;

const chosenOf = (order: Order): Chosen =>
  Object.fromEntries(leftIn(order).map(({ variantId, quantity }) => [variantId, quantity]));

const sumOf = (pieces: Chosen): number => Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

/** Packs or sends what is left, or a choice of it. */
export function PackingForm({ order }: { order: Order }) {
  const left = chosenOf(order);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isBusy = useSelector(selectChanging).status === 'loading';
  const dispatch = useDispatch();

  if (sumOf(left) === 0) return <p>Everything of this order is in a parcel.</p>;
  const submit = (sent: boolean) => {
    const pieces = chosen && piecesOf(chosen);
    dispatch(packingSubmitted({ orderId: order._id, sent, ...(pieces ? { pieces } : {}) }));
  };
  const isEmpty = chosen !== null && sumOf(chosen) === 0;
  const what = chosen ? 'these pieces' : 'what is left';
  return (
    <div className={styles.packing}>
      <p>{leftText(sumOf(left))}</p>
      {chosen && <PieceChoice order={order} left={left} chosen={chosen} onChoose={setChosen} />}
      <div className={styles.buttons}>
        <Button type="primary" disabled={isBusy || isEmpty} onClick={() => submit(true)}>
          Send {what}
        </Button>
        <Button disabled={isBusy || isEmpty} onClick={() => submit(false)}>
          Pack {what}
        </Button>
        <Button type="link" onClick={() => setChosen(chosen ? null : left)}>
          {chosen ? 'All that is left' : 'Choose pieces'}
        </Button>
      </div>
    </div>
  );
}

interface PieceChoiceProps {
  order: Order;
  left: Chosen;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function PieceChoice({ order: { cartItems }, left, chosen, onChoose }: PieceChoiceProps) {
  return (
    <ul className={styles.choice} aria-label="Pieces for the next parcel">
      {cartItems
        .filter(({ variantId }) => left[variantId] !== undefined)
        .map((item) => {
          const { variantId, title } = item;
          const name = [title, variantLabel(item)].filter(Boolean).join(', ');
          return (
            <li key={variantId}>
              <InputNumber<number>
                aria-label={`Pieces of ${name}`}
                min={0}
                max={left[variantId]}
                precision={0}
                value={chosen[variantId] ?? 0}
                onChange={(quantity) => onChoose({ ...chosen, [variantId]: quantity ?? 0 })}
              />
              <span>
                of {left[variantId]} × {name}
              </span>
            </li>
          );
        })}
    </ul>
  );
}

const piecesOf = (chosen: Chosen) =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));

const leftText = (count: number): string =>
  count === 1 ? '1 piece is in no parcel yet.' : `${count} pieces are in no parcel yet.`;
