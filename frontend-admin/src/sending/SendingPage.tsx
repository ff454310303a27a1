import { Link, useSearchParams } from 'react-router-dom';
import { AdminList } from '../list/AdminList';
import type { ListFilter } from '../list/list';
import { NotMovedOrders } from '../orders/list/NotMovedOrders';
import { OrderDialog } from '../orders/dialog/OrderDialog';
import { toSendList } from '../orders/orders-list';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import styles from './sending.module.css';
import { SelectedToSend } from './SelectedToSend';
import { SendingTabs } from './SendingTabs';
import { toSendColumns } from './to-send-columns';

/** In the address, whatever is searched. */
const toSendFilter: ListFilter = { label: 'To send', names: ['toSend'], isKept: true, control: () => null };

/** The paid orders of which something is left to send, the oldest first. */
export default function SendingPage() {
  const [params] = useSearchParams();
  const isLate = params.get('toSend') === 'late';
  return (
    <Page title="Shipping" action={<Link to="/admin/sending/tracking">Tracking numbers</Link>}>
      <NotMovedOrders />
      <SendingTabs />
      <Panel title={isLate ? 'Late' : 'Ready to ship'}>
        <p className={styles.about}>
          {isLate
            ? 'Past the promised delivery date. Orders without a promised day are late two working days after their payment.'
            : 'Paid orders waiting to be shipped, oldest first.'}
        </p>
        <AdminList
          list={toSendList}
          name="orders to send"
          columns={toSendColumns}
          idOf={({ _id }) => _id}
          labelOf={({ orderNumber }) => `order ${orderNumber}`}
          emptyTitle={isLate ? 'Nothing is late' : 'Nothing to ship'}
          emptyHint={isLate ? 'No promised day is over.' : 'All paid orders are shipped.'}
          searchLabel="Search by number, customer, e-mail, product or SKU"
          filters={[toSendFilter]}
          actions={(orders) => <SelectedToSend orders={orders} />}
        />
      </Panel>
      <OrderDialog />
    </Page>
  );
}
