import { lazyPage } from '@haberdash/kit/lazy-page';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useConfirmLeave } from '../../ui/dialogs/use-confirm-leave';
import { orderClosed, orderOpened } from '../orders.slice';
import { UnsavedInput, useUnsavedInputs } from './unsaved-input';
import { useOrderAddress } from '../use-order-address';

const OpenOrder = lazyPage(() => import('./OpenOrder'));

/** The order in the address. What is typed into its forms is discarded only after a question. */
export function OrderDialog() {
  const { openId } = useOrderAddress();
  const [unsaved, report] = useUnsavedInputs();
  const { leave, question } = useLeaving(Object.values(unsaved).some((orderId) => orderId === openId));
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
      onCancel={leave}
      footer={null}
      width={860}
      destroyOnHidden
    >
      <UnsavedInput value={report}>
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10 }} />}>
          <OpenOrder />
        </Suspense>
      </UnsavedInput>
      {question}
    </Modal>
  );
}

/** Unsaved input has a history entry of its own, above that of the dialog, so that Back asks. The dialog closes after it is gone. */
function useLeaving(isChanged: boolean) {
  const { openId, isOnTop, close } = useOrderAddress();
  const [leavingId, setLeaving] = useState<string | null>(null);
  if (leavingId !== null && leavingId !== openId) setLeaving(null);
  const isLeaving = leavingId !== null;
  const { leave, question } = useConfirmLeave({
    isBusy: false,
    isChanged: isChanged && !isLeaving,
    onLeave: () => setLeaving(openId),
  });
  useBackToClose(isChanged && !isLeaving, leave);
  const onGone = useEffectEvent(close);
  useEffect(() => {
    if (isLeaving && isOnTop) onGone();
  }, [isLeaving, isOnTop]);
  return { leave, question };
}
