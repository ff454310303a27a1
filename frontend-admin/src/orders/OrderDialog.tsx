import { lazyPage } from '@haberdash/kit/lazy-page';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { orderClosed, orderOpened } from './orders.slice';
import { useOrderAddress } from './use-order-address';

const OpenOrder = lazyPage(() => import('./OpenOrder'));

export function OrderDialog() {
  const { openId, close } = useOrderAddress();
  const dispatch = useDispatch();
  useEffect(() => {
    if (openId === null) return undefined;
    dispatch(orderOpened(openId));
    return () => void dispatch(orderClosed());
  }, [dispatch, openId]);

  return (
    <Modal
      title="Order Details"
      open={openId !== null}
      onCancel={close}
      footer={null}
      width={860}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
        <OpenOrder />
      </Suspense>
    </Modal>
  );
}
