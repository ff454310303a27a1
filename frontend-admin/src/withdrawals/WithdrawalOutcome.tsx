import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { stateLabels } from '../returns/return-labels';
import { returnPath } from '../returns/returns-path';
import { piecesText } from './withdrawal-text';
import type { Withdrawal } from './withdrawals.api';
import styles from './withdrawals.module.css';

/** Tells what became of the pieces of its order, with ways to them. */
export function WithdrawalOutcome({ withdrawal }: { withdrawal: Withdrawal }) {
  const { order, isCarriedOut, cancelled, return: returned } = withdrawal;
  if (!order) return '–';
  if (!isCarriedOut) return 'Nothing happened yet. Without a paid order, nothing will.';
  if (!cancelled && !returned) return 'Nothing to cancel, nothing comes back';
  return (
    <div className={styles.stack}>
      {cancelled && (
        <Link to={`/admin/orders?order=${order.orderId}`}>
          {piecesText(cancelled.pieces)} cancelled, {money(cancelled.amount)} back
        </Link>
      )}
      {returned && (
        <span>
          <Link to={returnPath(returned._id)}>Return {returned.returnNumber}</Link>:{' '}
          {stateLabels[returned.state]}
        </span>
      )}
    </div>
  );
}
