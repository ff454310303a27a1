import { writtenTime } from '@haberdash/kit/day';
import { type ChosenPieces, countOf, endsOrder, piecesOf } from '@haberdash/kit/orders/cancelling';
import { itemName } from '@haberdash/kit/orders/item-name';
import { Button } from '@haberdash/kit/ui/Button';
import { SelectField } from '@haberdash/kit/ui/SelectField';
import { useCallback, useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import styles from './cancel-items.module.css';
import {
  choiceClosed,
  piecesCancelRequested,
  piecesChosen,
  selectCancelling,
  selectPreview,
} from './cancelling.slice';
import { CancelConsequence } from './CancelConsequence';
import type { Order, Pieces } from '../orders.api';

interface CancelFormProps {
  order: Order;
  /** The pieces that can be cancelled. */
  left: ChosenPieces;
  until: string;
}

/** An attempt keeps its id until other pieces are chosen. */
const attemptFor = (chosen: ChosenPieces) => ({ cancellationId: randomUuid(), chosen });

export function CancelForm({ order, left, until }: CancelFormProps) {
  const [{ cancellationId, chosen }, setAttempt] = useState(() => attemptFor({}));
  const isBusy = useSelector(selectCancelling).status === 'loading';
  const dispatch = useDispatch();
  const titleId = useId();
  const title = useFocus();
  const choose = (pieces: ChosenPieces) => setAttempt(attemptFor(pieces));
  const pieces = atMost(left, chosen);
  const preview = useSelector(selectPreview);
  const calculate = usePreview(order._id, pieces);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!preview) return;
    const { refund } = preview;
    dispatch(piecesCancelRequested({ orderId: order._id, cancellationId, pieces: piecesOf(pieces), refund }));
  };

  return (
    <form className={styles.form} aria-labelledby={titleId} onSubmit={submit}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        Cancel items
      </h3>
      <p>You can cancel items until {shortTime(until)}, unless they&apos;ve been sent.</p>
      {order.cartItems
        .filter(({ variantId }) => left[variantId]! > 0)
        .map((item) => (
          <SelectField
            key={item.variantId}
            label={itemName(item)}
            options={optionsFor(left[item.variantId]!)}
            value={pieces[item.variantId] ?? 0}
            onChange={({ target }) => choose({ ...pieces, [item.variantId]: Number(target.value) })}
          />
        ))}
      <Button variant="link" className={styles.all} onClick={() => choose(left)}>
        Cancel all unsent items
      </Button>
      <CancelConsequence
        isChosen={countOf(pieces) > 0}
        endsOrder={endsOrder(order, pieces)}
        calculate={calculate}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} disabled={!preview}>
          Cancel these items
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => dispatch(choiceClosed())}>
          Keep everything
        </Button>
      </div>
    </form>
  );
}

/** The server says what goes back, again for each choice. @returns what asks it once more */
function usePreview(orderId: string, chosen: ChosenPieces): () => void {
  const dispatch = useDispatch();
  const key = JSON.stringify(piecesOf(chosen));
  const calculate = useCallback(
    () => void dispatch(piecesChosen({ orderId, pieces: JSON.parse(key) as Pieces })),
    [dispatch, orderId, key],
  );
  useEffect(calculate, [calculate]);
  return calculate;
}

/** Screen readers begin to read at the title, and the whole form comes into sight with it. */
function useFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, []);
  return title;
}

/** The choice, without pieces that were packed since. */
const atMost = (left: ChosenPieces, chosen: ChosenPieces): ChosenPieces =>
  Object.fromEntries(Object.entries(chosen).map(([id, quantity]) => [id, Math.min(quantity, left[id] ?? 0)]));

const optionsFor = (left: number) => [
  { value: '0', label: 'Keep' },
  ...Array.from({ length: left }, (_, place) => ({
    value: `${place + 1}`,
    label: `Cancel ${place + 1} of ${left}`,
  })),
];

/** 14:05 today, or 20 Nov 2026, 14:05 on another day. */
function shortTime(time: string): string {
  const [today] = writtenTime(new Date().toISOString()).split(', ');
  const written = writtenTime(time);
  return written.startsWith(`${today}, `) ? `${written.slice(today!.length + 2)} today` : written;
}
