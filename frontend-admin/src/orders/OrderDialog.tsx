import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { OrderDetails } from './OrderDetails';
import { OrderStatusForm } from './OrderStatusForm';
import { detailsClosed, detailsRequested, selectDetails } from './orders.slice';

export function OrderDialog() {
  const { id } = useSelector(selectDetails);
  const dispatch = useDispatch();

  return (
    <Modal
      title="Order Details"
      open={id !== null}
      onCancel={() => dispatch(detailsClosed())}
      footer={null}
      width={640}
      destroyOnHidden
    >
      <DialogContent />
    </Modal>
  );
}

function DialogContent() {
  const { id, order, request } = useSelector(selectDetails);
  const dispatch = useDispatch();

  if (id && request.status === 'failed') {
    return (
      <ErrorState title="The order can't be shown right now" onRetry={() => dispatch(detailsRequested(id))}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  if (!order) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <>
      <OrderDetails order={order} />
      <OrderStatusForm order={order} />
    </>
  );
}
