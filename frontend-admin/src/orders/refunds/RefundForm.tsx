import { money, shopCurrency } from '@haberdash/kit/money';
import { type ChosenPieces, countOf, piecesOf } from '@haberdash/kit/orders/cancelling';
import { refundReasonLabels } from '@haberdash/kit/orders/refund-labels';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import Skeleton from 'antd/es/skeleton';
import Switch from 'antd/es/switch';
import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { v4 as randomUuid } from 'uuid';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { useUnsavedInput } from '../dialog/unsaved-input';
import type { Order } from '../orders.api';
import { PieceChoice } from '../parcels/PieceChoice';
import { useFocusWhenLost } from '../parcels/use-focus-when-lost';
import { RefundSummary } from './RefundSummary';
import type { RefundPreview, RefundToSend } from './refunds.api';
import {
  refundChosen,
  refundsLeft,
  refundSubmitted,
  selectPreview,
  selectSending,
  selectSent,
} from './refunds.slice';
import styles from './refunds.module.css';

const reasons = (['returned', 'damaged', 'late', 'goodwill', 'other'] as const).map((value) => ({
  value,
  label: refundReasonLabels[value],
}));

interface Choice {
  pieces: ChosenPieces;
  delivery: boolean;
  other: number;
}

const nothing: Choice = { pieces: {}, delivery: false, other: 0 };

const isSome = ({ pieces, delivery, other }: Choice): boolean => countOf(pieces) > 0 || delivery || other > 0;

const wantedOf = ({ pieces, delivery, other }: Choice) => ({
  ...(countOf(pieces) > 0 ? { pieces: piecesOf(pieces) } : {}),
  delivery,
  other,
});

/** Gives money of an order back after the server has said how much that is. */
export function RefundForm({ order }: { order: Order }) {
  const sent = useSelector(selectSent);
  const [chosen, setChosen] = useState<{ choice: Choice; sent: number } | null>(null);
  // A refund that was sent closes the form.
  const choice = chosen?.sent === sent ? chosen.choice : null;
  const dispatch = useDispatch();
  const place = useFocusWhenLost(choice === null);
  const choose = (next: Choice) => {
    setChosen({ choice: next, sent });
    dispatch(refundChosen({ orderId: order._id, wanted: wantedOf(next) }));
  };
  const leave = () => {
    setChosen(null);
    dispatch(refundsLeft());
  };
  useEffect(() => () => void dispatch(refundsLeft()), [dispatch]);

  return (
    <div ref={place} tabIndex={-1} className={styles.form}>
      {choice ? (
        <OpenForm order={order} choice={choice} onChoose={choose} onLeave={leave} />
      ) : (
        <Button onClick={() => choose(nothing)}>Refund from the order</Button>
      )}
    </div>
  );
}

interface OpenFormProps {
  order: Order;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onLeave: () => void;
}

function OpenForm({ order, choice, onChoose, onLeave }: OpenFormProps) {
  const { value: preview, request } = useSelector(selectPreview);
  const sending = useSelector(selectSending);
  useUnsavedInput(order._id, isSome(choice));
  if (!preview) {
    if (request.status !== 'failed') return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    return (
      <>
        <RefusalAlert request={request} />
        <div className={styles.buttons}>
          <Button onClick={() => onChoose(choice)}>Try again</Button>
          <Button type="link" onClick={onLeave}>
            Don’t refund
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p>
        {money(preview.left)} of {money(order.totalAmount)} can still be refunded.
      </p>
      <Parts order={order} preview={preview} choice={choice} onChoose={onChoose} />
      <RefusalAlert request={request} />
      <RefusalAlert request={sending} />
      <Sending order={order} choice={choice} onLeave={onLeave} />
    </>
  );
}

function Parts({
  order,
  preview,
  choice,
  onChoose,
}: Omit<OpenFormProps, 'onLeave'> & { preview: RefundPreview }) {
  const otherId = useId();
  const left = Object.fromEntries(preview.lines.map(({ variantId, refundable }) => [variantId, refundable]));
  return (
    <>
      {countOf(left) > 0 ? (
        <PieceChoice
          label="Items to refund"
          order={order}
          left={left}
          chosen={choice.pieces}
          onChoose={(pieces) => onChoose({ ...choice, pieces })}
        />
      ) : (
        <p>No items are left to refund. To refund packed items, unpack their parcel first.</p>
      )}
      {preview.deliveryLeft > 0 && (
        <Checkbox
          checked={choice.delivery}
          onChange={({ target }) => onChoose({ ...choice, delivery: target.checked })}
        >
          Delivery, {money(preview.deliveryLeft)}
        </Checkbox>
      )}
      <div className={styles.field}>
        <label htmlFor={otherId}>Other amount</label>
        <InputNumber<number>
          id={otherId}
          min={0}
          max={preview.left}
          prefix={shopCurrency().symbol}
          precision={shopCurrency().digits}
          value={choice.other}
          onChange={(other) => onChoose({ ...choice, other: other ?? 0 })}
        />
      </div>
    </>
  );
}

/** An attempt keeps its id, so that sending it again changes nothing, until something else is chosen. */
function Sending({ order, choice, onLeave }: Omit<OpenFormProps, 'onChoose'>) {
  const { value: preview, request } = useSelector(selectPreview);
  const isBusy = useSelector(selectSending).status === 'loading';
  const [reason, setReason] = useState<RefundToSend['reason'] | null>(null);
  const [restock, setRestock] = useState(false);
  const attempt = useAttempt(choice);
  const dispatch = useDispatch();
  const ids = { reason: useId(), restock: useId() };
  if (!preview) return null;
  const { amount, left, restockable } = preview;
  const isCurrent = request.status === 'idle';
  const isWaiting = isBusy || !isCurrent;
  const submit = () => {
    if (reason === null || isWaiting) return;
    const refund = { ...wantedOf(choice), _id: attempt, reason, restock, amount, left };
    dispatch(refundSubmitted({ orderId: order._id, refund }));
  };
  const count = restockable.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={ids.reason}>Reason, which the customer reads, too</label>
        <Select
          id={ids.reason}
          value={reason}
          options={reasons}
          placeholder="Choose a reason"
          onChange={setReason}
        />
      </div>
      {count > 0 && (
        <div className={styles.switch}>
          <Switch id={ids.restock} checked={restock} onChange={setRestock} />
          <label htmlFor={ids.restock}>
            {count === 1
              ? '1 item came back: put it into stock'
              : `${count} items came back: put them into stock`}
          </label>
        </div>
      )}
      <RefundSummary order={order} preview={preview} isCurrent={isCurrent} />
      <div className={styles.buttons}>
        <SubmitButton
          danger
          block={false}
          busy={isBusy}
          disabled={amount === 0 || reason === null}
          aria-disabled={isWaiting}
          onClick={submit}
        >
          {amount > 0 && isCurrent ? `Refund ${money(amount)}` : 'Refund'}
        </SubmitButton>
        <Button type="link" disabled={isBusy} onClick={onLeave}>
          Don’t refund
        </Button>
      </div>
    </>
  );
}

function useAttempt(choice: Choice): string {
  const [attempt, setAttempt] = useState({ choice, id: randomUuid() });
  if (attempt.choice === choice) return attempt.id;
  const next = { choice, id: randomUuid() };
  setAttempt(next);
  return next.id;
}
