import { Link, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AdminList } from '../list/AdminList';
import { keptFilter } from '../list/filters';
import { NotMovedOrders } from '../orders/list/NotMovedOrders';
import { OrderDialog } from '../orders/dialog/OrderDialog';
import { toSendList } from '../orders/orders-list';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { useWhenDone } from '../ui/use-when-done';
import styles from './sending.module.css';
import { SelectedToSend } from './SelectedToSend';
import { SendingTabs } from './SendingTabs';
import { ShippedNotice } from './ShippedNotice';
import { selectLastRun, selectRunning } from './shipping.slice';
import { stepOf } from './steps';
import { columnsOf } from './to-send-columns';
import { trackingLeft } from './tracking/tracking.slice';
import { TrackingFile } from './tracking/TrackingFile';
import { TrackingOutcome } from './tracking/TrackingOutcome';

/** In the address, whatever is searched. */
const toSendFilter = keptFilter('toSend');

/** The orders at each step of shipping, the oldest first. */
export default function SendingPage() {
  const [params] = useSearchParams();
  const step = stepOf(params);
  useNextStep(step.toSend);
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(trackingLeft()), [dispatch, step.toSend]);
  const hasNumbers = step.toSend === 'packed' || step.toSend === 'untracked';
  return (
    <Page title="To send" action={<Link to="/admin/sending/tracking">Tracking numbers</Link>}>
      <NotMovedOrders />
      <ShippedNotice />
      <SendingTabs />
      <Panel title={step.label}>
        <p className={styles.about}>{step.about}</p>
        {hasNumbers && <TrackingFile isSent={step.toSend === 'packed'} />}
        {hasNumbers && <TrackingOutcome />}
        <AdminList
          list={toSendList}
          name="orders to send"
          columns={columnsOf(step.toSend)}
          idOf={({ _id }) => _id}
          labelOf={({ orderNumber }) => `order ${orderNumber}`}
          emptyTitle={step.emptyTitle}
          emptyHint={step.emptyHint}
          searchLabel="Search by number, customer, e-mail, product or SKU"
          filters={[toSendFilter]}
          actions={(orders) => <SelectedToSend orders={orders} step={step.toSend} />}
        />
      </Panel>
      <OrderDialog />
    </Page>
  );
}

/** Orders that were packed stay selected, and are shown at their next step, as they were searched. */
function useNextStep(current: string) {
  const running = useSelector(selectRunning);
  const lastRun = useSelector(selectLastRun);
  const [params, setParams] = useSearchParams();
  useWhenDone(running, () => {
    if (lastRun !== 'pack' || current !== 'unpacked') return;
    const q = params.get('q');
    setParams({ toSend: 'packed', ...(q && { q }) });
  });
}
