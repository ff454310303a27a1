import Button from 'antd/es/button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import { shopTime } from '../../time/shop-time';
import { useQuestion } from '../../ui/dialogs/use-question';
import { RefusalAlert } from '../../ui/RefusalAlert';
import type { Order } from '../orders.api';
import styles from '../orders.module.css';
import {
  linksLeft,
  linkSubmitted,
  revocationSubmitted,
  selectRevoking,
  selectSendingLink,
} from './order-links.slice';

/** The links by which a guest opens the order, and what the staff can do about them. */
export function GuestLinks({ order: { _id, userEmail, guestLinks } }: { order: Order }) {
  const [sending, revoking] = [useSelector(selectSendingLink), useSelector(selectRevoking)];
  const mayChange = useMay()('orders.change');
  const dispatch = useDispatch();
  const { ask, question } = useQuestion();
  const [isSending, isRevoking] = [sending, revoking].map(({ status }) => status === 'loading');
  useEffect(() => () => void dispatch(linksLeft()), [dispatch]);
  if (!guestLinks) return null;
  const send = () =>
    ask(
      {
        title: `Send a fresh link to ${userEmail || 'the guest'}?`,
        content: 'Links that were sent before stay as they are.',
        okText: 'Send',
      },
      () => dispatch(linkSubmitted(_id)),
    );
  const revoke = () =>
    ask(
      {
        title: 'Revoke all links to this order?',
        content:
          'No link that was sent until now opens the order any more, and an account with another e-mail address that has added the order by one loses it. A fresh one can be sent afterwards.',
        okText: 'Revoke',
        isDanger: true,
      },
      () => dispatch(revocationSubmitted(_id)),
    );
  return (
    <>
      <p>{wordsOf(guestLinks)}</p>
      {mayChange && (
        <div className={styles.holdActions}>
          <Button disabled={isRevoking} loading={isSending} onClick={send}>
            Send a fresh link
          </Button>
          <Button danger disabled={isSending || guestLinks.live === 0} loading={isRevoking} onClick={revoke}>
            Revoke links
          </Button>
        </div>
      )}
      <RefusalAlert request={sending} />
      <RefusalAlert request={revoking} />
      {question}
    </>
  );
}

/** The checkout makes one, and so does each e-mail about the order. */
function wordsOf({ live, lastDate }: NonNullable<Order['guestLinks']>): string {
  const last = lastDate === null ? '' : `, the last one from ${shopTime(lastDate)}`;
  if (live === 0) return lastDate === null ? 'No link opens the order.' : `No link opens the order${last}.`;
  return live === 1 ? `1 link opens the order${last}.` : `${live} links open the order${last}.`;
}
