import Alert from 'antd/es/alert';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../../access/IfAllowed';
import { shopTime } from '../../time/shop-time';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { askAgainSubmitted, selectAskedAgainId } from '../refunds/refunds.slice';
import { holdReasons, wrongAmountRefused } from './hold-labels';
import type { Order } from '../orders.api';
import { releaseSubmitted, selectReleasing } from '../orders.slice';
import styles from '../orders.module.css';

/** Why the order is not sent, and the way to let it go. */
export function HoldNotice({ order }: { order: Order }) {
  const { _id, hold, refundList } = order;
  const releasing = useSelector(selectReleasing);
  const dispatch = useDispatch();
  if (!hold) return null;
  const isOfWrongAmount =
    hold.reason === 'refund-refused' && !refundList.some(({ state }) => state === 'refused');
  return (
    <div className={styles.hold}>
      <Alert
        type="warning"
        showIcon
        title={`On hold since ${shopTime(hold.since)}`}
        description={isOfWrongAmount ? wrongAmountRefused : holdReasons[hold.reason]}
        action={
          <div className={styles.holdActions}>
            {isOfWrongAmount && (
              <IfAllowed needs="refunds.give">
                <AskAgain orderId={_id} />
              </IfAllowed>
            )}
            <IfAllowed needs="orders.change">
              <SubmitButton
                type="default"
                block={false}
                busy={releasing.status === 'loading'}
                onClick={() => dispatch(releaseSubmitted(_id))}
              >
                Release
              </SubmitButton>
            </IfAllowed>
          </div>
        }
      />
      <RefusalAlert request={releasing} />
    </div>
  );
}

function AskAgain({ orderId }: { orderId: string }) {
  const isBusy = useSelector(selectAskedAgainId) === orderId;
  const dispatch = useDispatch();
  return (
    <SubmitButton
      block={false}
      busy={isBusy}
      onClick={() => dispatch(askAgainSubmitted({ orderId, refundId: null }))}
    >
      Ask again
    </SubmitButton>
  );
}
