import { type ChosenPieces, countOf, piecesOf } from '@haberdash/kit/orders/cancelling';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import { reasonLabels } from '../../returns/return-labels';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { useUnsavedInput } from '../dialog/unsaved-input';
import type { Order } from '../orders.api';
import { useFocusWhenLost } from '../parcels/use-focus-when-lost';
import { PieceChoice } from '../parcels/PieceChoice';
import { ExchangeChoice, possibleWishes, type WantedVariants } from './ExchangeChoice';
import type { Declaration, OrderReturns } from './order-returns.api';
import { declarationSubmitted, selectDeclaring } from './order-returns.slice';
import styles from './order-returns.module.css';

type Reason = keyof typeof reasonLabels;

const reasons = Object.entries(reasonLabels).map(([value, label]) => ({ value: value as Reason, label }));

/** An attempt keeps its id until something else is chosen. */
interface Attempt {
  _id: string;
  chosen: ChosenPieces;
  reason: Reason | null;
  wanted: WantedVariants;
}

const newAttempt = (chosen: Omit<Attempt, '_id'>): Attempt => ({ _id: randomUuid(), ...chosen });

interface DeclareFormProps {
  order: Order;
  lines: OrderReturns['lines'];
}

/** Declares for the shopper what comes back, or records a parcel that is here without a declaration. */
export function DeclareForm({ order, lines }: DeclareFormProps) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const place = useFocusWhenLost(attempt === null);
  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {attempt ? (
        <OpenForm order={order} lines={lines} attempt={attempt} onChange={setAttempt} />
      ) : (
        <Button onClick={() => setAttempt(newAttempt({ chosen: {}, reason: null, wanted: {} }))}>
          Record a return
        </Button>
      )}
    </div>
  );
}

interface OpenFormProps extends DeclareFormProps {
  attempt: Attempt;
  onChange: (attempt: Attempt | null) => void;
}

function OpenForm({ order, lines, attempt: { _id, ...given }, onChange }: OpenFormProps) {
  const { chosen, reason } = given;
  const declaring = useSelector(selectDeclaring);
  const dispatch = useDispatch();
  const wanted = possibleWishes(lines, chosen, given.wanted);
  const isBlocked = declaring.status === 'loading' || countOf(chosen) === 0;
  useUnsavedInput(order._id, countOf(chosen) > 0);
  const submit = (kind: Declaration['kind']) => {
    const pieces = piecesOf(chosen).map((piece) => ({
      ...piece,
      reason,
      wantedVariantId: wanted[piece.variantId],
    }));
    dispatch(declarationSubmitted({ orderId: order._id, declaration: { _id, kind, pieces } }));
  };
  return (
    <>
      <PieceChoice
        label="Items that come back"
        order={order}
        left={returnableOf(order, lines)}
        chosen={chosen}
        onChoose={(pieces) => onChange(newAttempt({ ...given, chosen: pieces }))}
      />
      <ExchangeChoice
        order={order}
        lines={lines}
        chosen={chosen}
        wanted={wanted}
        onWant={(wishes) => onChange(newAttempt({ ...given, wanted: wishes }))}
      />
      <Select<Reason>
        aria-label="Reason"
        className={styles.reason}
        allowClear
        placeholder="Reason, if one is known"
        options={reasons}
        value={reason}
        onChange={(value?: Reason) => onChange(newAttempt({ ...given, reason: value ?? null }))}
      />
      <RefusalAlert request={declaring} />
      <div className={styles.buttons}>
        <Button type="primary" disabled={isBlocked} onClick={() => submit('return')}>
          Declare for the customer
        </Button>
        <Button disabled={isBlocked} onClick={() => submit('claim')}>
          The parcel is here already
        </Button>
        <Button type="link" onClick={() => onChange(null)}>
          Don’t record
        </Button>
      </div>
    </>
  );
}

const returnableOf = ({ cartItems }: Order, lines: DeclareFormProps['lines']): ChosenPieces =>
  Object.fromEntries(
    cartItems.map(({ variantId }) => [
      variantId,
      lines.find((line) => line.variantId === variantId)?.returnable ?? 0,
    ]),
  );
