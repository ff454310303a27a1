import { Timeline } from '@haberdash/kit/orders/Timeline';
import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMay } from '../../access/use-may';
import { shopTimeZone } from '../../time/shop-time';
import ui from '../../ui/ui.module.css';
import type { Order } from '../orders.api';
import { mailsRequested, selectMails } from './order-page.slice';
import { timelineOf } from './order-timeline';

/** One list of all that happened. The e-mails are loaded again whenever the order changed. */
export function OrderTimeline({ order }: { order: Order }) {
  const titleId = useId();
  const { value: mails, request } = useSelector(selectMails);
  const maySee = useMay()('customers.read');
  const dispatch = useDispatch();
  useEffect(() => {
    if (maySee) dispatch(mailsRequested(order._id));
  }, [dispatch, maySee, order]);
  return (
    <section className={ui.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={ui.panelTitle}>
        Timeline
      </h2>
      {request.status === 'failed' && <p>The e-mails can’t be shown: {request.message}</p>}
      <Timeline moments={timelineOf(order, mails ?? [])} titleId={titleId} timeZone={shopTimeZone()} />
    </section>
  );
}
