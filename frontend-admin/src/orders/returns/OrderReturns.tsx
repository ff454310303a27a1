import { money } from '@haberdash/kit/money';
import Button from 'antd/es/button';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useMay } from '../../access/use-may';
import { stateLabels } from '../../returns/return-labels';
import type { Return } from '../../returns/returns.api';
import { returnPath } from '../../returns/returns-path';
import { RefusalAlert } from '../../ui/RefusalAlert';
import type { Order } from '../orders.api';
import { DeclareForm } from './DeclareForm';
import type { OrderReturns as Returnable } from './order-returns.api';
import { orderReturnsRequested, selectDeclarations, selectOrderReturns } from './order-returns.slice';
import styles from './order-returns.module.css';

/** The returns of the open order, and a form for another; nothing as long as nothing was sent. */
export function OrderReturns({ order }: { order: Order }) {
  const titleId = useId();
  const { value, request } = useSelector(selectOrderReturns);
  const declarations = useSelector(selectDeclarations);
  const dispatch = useDispatch();
  // Whatever changes the order may change what can come back.
  useEffect(() => void dispatch(orderReturnsRequested(order._id)), [dispatch, order]);
  const mayDeclare = useMay()('returns.judge');
  const isDeclarable = mayDeclare && isReturnable(value);
  if (request.status !== 'failed' && !isDeclarable && !value?.returns.length) return null;

  return (
    <section className={styles.section}>
      <h3 id={titleId}>Returns</h3>
      <RefusalAlert request={request}>
        <Button onClick={() => dispatch(orderReturnsRequested(order._id))}>Try again</Button>
      </RefusalAlert>
      {value && <Recorded returns={value.returns} titleId={titleId} />}
      {value && isDeclarable && <DeclareForm key={declarations} order={order} lines={value.lines} />}
    </section>
  );
}

const isReturnable = (value: Returnable | null): boolean =>
  value?.lines.some(({ returnable }) => returnable > 0) ?? false;

/** Those that exist, each with a link to its page. */
function Recorded({ returns, titleId }: { returns: Return[]; titleId: string }) {
  if (returns.length === 0) return null;
  return (
    <ul className={styles.returns} aria-labelledby={titleId}>
      {returns.map(({ _id, returnNumber, state, pieces, amount }) => (
        <li key={_id}>
          <Link to={returnPath(_id)}>{returnNumber}</Link>
          <span>{stateLabels[state]}</span>
          <span>{pieces.length === 1 ? '1 item' : `${pieces.length} items`}</span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
