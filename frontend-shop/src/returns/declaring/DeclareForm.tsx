import { writtenDay } from '@haberdash/kit/day';
import { Button } from '@haberdash/kit/ui/Button';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { useCallback, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { v4 as randomUuid } from 'uuid';
import { shownOrderPath } from '../../orders/links/order-link';
import type { Order } from '../../orders/orders.api';
import type { ReturnableLine, WantedPieces } from '../returns.api';
import { DeclareRefusal } from './DeclareRefusal';
import styles from './declaring.module.css';
import { declareRequested, returnChosen, selectDeclaring, selectReturnPreview } from './declaring.slice';
import { attemptStorage, type Attempt } from './attempt-storage';
import { PieceFields } from './PieceFields';
import { ReturnConsequence } from './ReturnConsequence';
import {
  exchangedFor,
  lacksReason,
  nothing,
  possible,
  wantedPieces,
  type Choice,
  type Choices,
} from './wanted-pieces';

interface DeclareFormProps {
  order: Order;
  lines: ReturnableLine[];
  /** Null as long as it is not known. */
  lastDay: string | null;
}

function focusWhatIsMissing(form: HTMLFormElement | null) {
  const missing = form?.querySelector<HTMLElement>('select:invalid') ?? form?.querySelector('select');
  missing?.focus();
}

const attemptFor = (choices: Choices): Attempt => ({ returnId: randomUuid(), choices });

function useAttempt(orderId: string) {
  const [attempt, setAttempt] = useState(() => attemptStorage.read(orderId) ?? attemptFor({}));
  const choose = (variantId: string, choice: Choice) => {
    const next = attemptFor({ ...attempt.choices, [variantId]: choice });
    attemptStorage.write(orderId, next);
    setAttempt(next);
  };
  return { ...attempt, choose };
}

export function DeclareForm({ order, lines, lastDay }: DeclareFormProps) {
  const { _id: orderId, orderNumber, cartItems } = order;
  const { returnId, choices, choose } = useAttempt(orderId);
  const declaring = useSelector(selectDeclaring);
  const preview = useSelector(selectReturnPreview);
  const dispatch = useDispatch();
  const pieces = wantedPieces(choices, lines);
  const isIncomplete = lines.some((line) => lacksReason(choices[line.variantId] ?? nothing, line));
  const calculate = usePreview(orderId, isIncomplete ? [] : pieces);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (preview) {
      const body = { _id: returnId, pieces, amount: preview.amount };
      dispatch(declareRequested({ orderId, body }));
    } else focusWhatIsMissing(form.current);
  };

  return (
    <form ref={form} className={styles.form} aria-label="Send something back" noValidate onSubmit={submit}>
      <p>
        Choose what goes back. {lastDay && `You can do so until ${writtenDay(lastDay)}. `}You need not say
        why. <Link to="/shop/returns">Rules of returns</Link>
      </p>
      {cartItems.map((item) => {
        const line = lines.find(({ variantId }) => variantId === item.variantId);
        if (!line || line.returnable === 0) return null;
        return (
          <PieceFields
            key={item.variantId}
            item={item}
            line={line}
            choice={possible(choices[item.variantId] ?? nothing, line)}
            onChoose={(choice) => choose(item.variantId, choice)}
          />
        );
      })}
      <ReturnConsequence
        isChosen={pieces.length > 0}
        isIncomplete={isIncomplete}
        exchangedFor={exchangedFor(choices, lines, cartItems)}
        calculate={calculate}
      />
      <DeclareRefusal />
      <div className={styles.actions}>
        <Button type="submit" busy={declaring.status === 'loading'}>
          Confirm return
        </Button>
        <ButtonLink variant="quiet" to={shownOrderPath(orderId, orderNumber)} onClick={attemptStorage.clear}>
          Keep everything
        </ButtonLink>
      </div>
    </form>
  );
}

/** The server says what comes back, again for each choice. @returns what asks it once more */
function usePreview(orderId: string, pieces: WantedPieces): () => void {
  const dispatch = useDispatch();
  const key = JSON.stringify(pieces);
  const calculate = useCallback(
    () => void dispatch(returnChosen({ orderId, pieces: JSON.parse(key) as WantedPieces })),
    [dispatch, orderId, key],
  );
  useEffect(calculate, [calculate]);
  return calculate;
}
