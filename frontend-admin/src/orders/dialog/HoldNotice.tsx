import Alert from 'antd/es/alert';
import { useDispatch, useSelector } from 'react-redux';
import { shopTime } from '../../time/shop-time';
import { RefusalAlert } from '../../ui/RefusalAlert';
import { SubmitButton } from '../../ui/SubmitButton';
import { holdReasons } from './hold-labels';
import type { Order } from '../orders.api';
import { releaseSubmitted, selectReleasing } from '../orders.slice';
import styles from '../orders.module.css';

/** Why the order is not sent, and the way to let it go. */
export function HoldNotice({ order: { _id, hold } }: { order: Order }) {
  const releasing = useSelector(selectReleasing);
  const dispatch = useDispatch();
  if (!hold) return null;
  return (
    <div className={styles.hold}>
      <Alert
        type="warning"
        showIcon
        title={`On hold since ${shopTime(hold.since)}`}
        description={holdReasons[hold.reason]}
        action={
          <SubmitButton
            type="default"
            block={false}
            busy={releasing.status === 'loading'}
            onClick={() => dispatch(releaseSubmitted(_id))}
          >
            Release
          </SubmitButton>
        }
      />
      <RefusalAlert request={releasing} />
    </div>
  );
}
