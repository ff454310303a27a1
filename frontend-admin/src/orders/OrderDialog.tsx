import { OrderDetails } from '@haberdash/kit/orders/OrderDetails';
import { ChangesDisclosure } from '../audit/ChangesDisclosure';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { OrderStatusForm } from './OrderStatusForm';
import { PaymentHistory } from './PaymentHistory';
import { orderClosed, orderOpened, selectOpenId, selectOpenOrder } from './orders.slice';

export function OrderDialog() {
  const openId = useSelector(selectOpenId);
  const dispatch = useDispatch();
  const close = () => dispatch(orderClosed());
  useBackToClose(openId !== null, close);

  return (
    <Modal
      title="Order Details"
      open={openId !== null}
      onCancel={close}
      footer={null}
      width={860}
      destroyOnHidden
    >
      <DialogContent />
    </Modal>
  );
}

function DialogContent() {
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
  if (!order) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <OrderDetails order={order} email={order.userEmail}>
      <PaymentHistory order={order} />
      <OrderStatusForm order={order} />
      <ChangesDisclosure subjectId={order._id} />
    </OrderDetails>
  );
}
