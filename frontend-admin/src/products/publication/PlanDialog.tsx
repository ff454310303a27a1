import { lazyPage } from '@haberdash/kit/lazy-page';
import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { planClosed, selectPlanned } from './publication.slice';

const PlanForm = lazyPage(() => import('./PlanForm'));

/** Asks when drafts become published. */
export function PlanDialog() {
  const ids = useSelector(selectPlanned);
  const dispatch = useDispatch();
  const close = () => dispatch(planClosed());
  const isOpen = ids.length > 0;
  useBackToClose(isOpen, close);

  return (
    <Modal
      title={ids.length > 1 ? `Schedule ${ids.length} products` : 'Schedule the publication'}
      open={isOpen}
      onCancel={close}
      footer={null}
      width={420}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        {isOpen && <PlanForm ids={ids} />}
      </Suspense>
    </Modal>
  );
}
