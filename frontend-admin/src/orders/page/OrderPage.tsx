import { OrderItems, ShippingInfo } from '@haberdash/kit/orders/OrderContents';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { IfAllowed } from '../../access/IfAllowed';
import { ChangesDisclosure } from '../../audit/ChangesDisclosure';
import { useLeaveQuestion } from './use-leave-question';
import { Page } from '../../ui/Page';
import { Panel } from '../../ui/Panel';
import ui from '../../ui/ui.module.css';
import { AddressCorrection } from '../address/AddressCorrection';
import { HoldNotice } from '../dialog/HoldNotice';
import { OrderStatusForm } from '../dialog/OrderStatusForm';
import { PrintOrder } from '../dialog/PrintOrder';
import { StaffNotes } from '../dialog/StaffNotes';
import { UnsavedInput } from '../dialog/unsaved-input';
import { WithdrawalNotice } from '../dialog/WithdrawalNotice';
import type { Order } from '../orders.api';
import { orderClosed, orderOpened, selectOpenId, selectOpenOrder } from '../orders.slice';
import { OrderParcels } from '../parcels/OrderParcels';
import { OrderRefunds } from '../refunds/OrderRefunds';
import { ExchangeNotice } from '../returns/ExchangeNotice';
import { OrderReturns } from '../returns/OrderReturns';
import { orderPageLeft } from './order-page.slice';
import { OrderCustomer } from './OrderCustomer';
import { OrderHead } from './OrderHead';
import { OrderTimeline } from './OrderTimeline';
import page from './order-page.module.css';

/** `:id`: an order with all that belongs to it. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const openId = useSelector(selectOpenId);
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(orderOpened(id));
    return () => {
      dispatch(orderClosed());
      dispatch(orderPageLeft());
    };
  }, [dispatch, id]);
  if (openId === id && request.status === 'failed') {
    return (
      <Page title="Order">
        <ErrorState title="The order can't be shown right now" onRetry={() => dispatch(orderOpened(id))}>
          <p>{request.message}</p>
        </ErrorState>
      </Page>
    );
  }
  if (order?._id !== id) {
    return (
      <Page title="Order">
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </Page>
    );
  }
  return <LoadedOrder key={id} order={order} />;
}

function LoadedOrder({ order }: { order: Order }) {
  const { report, question } = useLeaveQuestion();
  return (
    <UnsavedInput value={report}>
      <div className={ui.page}>
        <OrderHead order={order} />
        <div data-part="notices" className={page.notices}>
          <HoldNotice order={order} />
          <ExchangeNotice order={order} />
          <WithdrawalNotice order={order} />
        </div>
        <div className={page.columns}>
          <MainColumn order={order} />
          <SideColumn order={order} />
        </div>
      </div>
      {question}
    </UnsavedInput>
  );
}

function MainColumn({ order }: { order: Order }) {
  const isReleased = (order.exchange?.state ?? 'released') === 'released';
  return (
    <div className={page.column}>
      <Panel title="Contents">
        <OrderItems order={order} paidLabel="Paid" />
      </Panel>
      <div data-part="parcels" className={page.part}>
        <Panel title="Shipping">
          <OrderParcels order={order} />
        </Panel>
      </div>
      <Panel title="Returns and refunds">
        <OrderReturns order={order} />
        <OrderRefunds order={order} />
      </Panel>
      <OrderTimeline order={order} />
      {isReleased && (
        <IfAllowed needs="orders.change">
          <Panel title="Change the status">
            <OrderStatusForm order={order} />
          </Panel>
        </IfAllowed>
      )}
      <ChangesDisclosure subjectId={order._id} />
    </div>
  );
}

function SideColumn({ order }: { order: Order }) {
  return (
    <aside className={page.column} aria-label="About the order">
      <OrderCustomer order={order} />
      <Panel title="Address">
        <ShippingInfo order={order} email={null} />
        <AddressCorrection order={order} />
      </Panel>
      <Panel title="Notes">
        <StaffNotes order={order} />
      </Panel>
      <PrintOrder order={order} />
    </aside>
  );
}
