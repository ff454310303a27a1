import { OrderDetails } from '@haberdash/kit/orders/OrderDetails';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { IfAllowed } from '../../access/IfAllowed';
import { ChangesDisclosure } from '../../audit/ChangesDisclosure';
import { AddressCorrection } from '../address/AddressCorrection';
import { OrderParcels } from '../parcels/OrderParcels';
import { OrderRefunds } from '../refunds/OrderRefunds';
import { ExchangeNotice } from '../returns/ExchangeNotice';
import { OrderReturns } from '../returns/OrderReturns';
import { shopTimeZone } from '../../time/shop-time';
import { HoldNotice } from './HoldNotice';
import { OrderStatusForm } from './OrderStatusForm';
import { PaymentHistory } from './PaymentHistory';
import { PrintOrder } from './PrintOrder';
import { StaffNotes } from './StaffNotes';
import { WithdrawalNotice } from './WithdrawalNotice';
import { orderOpened, selectOpenId, selectOpenOrder } from '../orders.slice';

export default function OpenOrder() {
  const openId = useSelector(selectOpenId);
  const { value: order, request } = useSelector(selectOpenOrder);
  const dispatch = useDispatch();

  if (openId && request.status === 'failed') {
    return (
      <ErrorState title="The order can't be shown right now" onRetry={() => dispatch(orderOpened(openId))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!order) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  return (
    <>
      <HoldNotice order={order} />
      <ExchangeNotice order={order} />
      <WithdrawalNotice order={order} />
      <OrderDetails
        order={order}
        parcels={<OrderParcels order={order} />}
        refunds={
          <>
            <OrderReturns order={order} />
            <OrderRefunds order={order} />
          </>
        }
        email={order.userEmail}
        timeZone={shopTimeZone()}
        paidLabel="Paid"
        pathOfPage={({ slug, version }) => `/admin/pages/${slug}?version=${version}`}
      >
        <AddressCorrection order={order} />
        <PrintOrder order={order} />
        <PaymentHistory order={order} />
        <StaffNotes order={order} />
        {(order.exchange?.state ?? 'released') === 'released' && (
          <IfAllowed needs="orders.change">
            <OrderStatusForm order={order} />
          </IfAllowed>
        )}
        <ChangesDisclosure subjectId={order._id} />
      </OrderDetails>
    </>
  );
}
