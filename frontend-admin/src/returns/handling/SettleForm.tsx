import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { exchangedPieces, exchangedText } from '../return-labels';
import type { Return } from '../returns.api';
import type { Settlement } from './return.api';
import { Facts } from '../../ui/Facts';
import { selectChanging, selectSettlement, settlementRequested, settlementSubmitted } from './return.slice';
import styles from './handling.module.css';

/** The amount before it moves, computed by the server for what the return is now. */
export function SettleForm({ one }: { one: Return }) {
  const { value: settlement, request } = useSelector(selectSettlement);
  const changing = useSelector(selectChanging);
  const dispatch = useDispatch();
  // After each change and refusal the return is another object, and its amount is computed again.
  useEffect(() => void dispatch(settlementRequested(one._id)), [dispatch, one]);

  if (request.status === 'failed')
    return (
      <RefusalAlert request={request}>
        <Button onClick={() => dispatch(settlementRequested(one._id))}>Try again</Button>
      </RefusalAlert>
    );
  if (!settlement) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const { amount, left } = settlement;
  const isCurrent = request.status === 'idle';
  const settle = () => {
    if (isCurrent) dispatch(settlementSubmitted({ id: one._id, seen: { amount, left } }));
  };
  return (
    <div className={styles.judging}>
      <Facts facts={factsOf(settlement, one)} />
      <p aria-live="polite">
        {amount > 0
          ? `${money(amount)} goes back to ${one.shopperName}, of ${money(left)} that is left of the payment.`
          : 'No money goes back.'}
      </p>
      <div className={styles.buttons}>
        <SubmitButton
          block={false}
          busy={changing.status === 'loading'}
          aria-disabled={!isCurrent}
          onClick={settle}
        >
          {amount > 0 ? `Give ${money(amount)} back` : 'Settle without money'}
        </SubmitButton>
      </div>
    </div>
  );
}

function factsOf(settlement: Settlement, one: Return): Record<string, ReactNode> {
  const { pieces, delivery, fee, amount, difference = 0 } = settlement;
  const exchanged = exchangedPieces(one);
  return {
    Items: money(pieces),
    ...(exchanged > 0 && { Exchanged: exchangedText(exchanged) }),
    ...(difference > 0 && { 'Exchanged for less': money(difference) }),
    ...(delivery > 0 && { Delivery: money(delivery) }),
    ...(fee > 0 && { Fee: `− ${money(fee)}` }),
    'Goes back': <strong>{money(amount)}</strong>,
  };
}
