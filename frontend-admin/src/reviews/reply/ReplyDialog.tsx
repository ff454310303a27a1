import { lazyPage } from '@haberdash/kit/lazy-page';
import Modal from 'antd/es/modal';
import Skeleton from 'antd/es/skeleton';
import { Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useDialogWithInput } from '../../ui/dialogs/use-dialog-with-input';
import { replyClosed, selectAnswered, selectIsReplyChanged, selectReplying } from '../reviews.slice';

const ReplyForm = lazyPage(() => import('./ReplyForm'));

/** Asks for the shop's reply, which shoppers read below the review. */
export function ReplyDialog() {
  const review = useSelector(selectAnswered);
  const isChanged = useSelector(selectIsReplyChanged);
  const { status } = useSelector(selectReplying);
  const dispatch = useDispatch();
  const { leave, question } = useDialogWithInput({
    isOpen: review !== null,
    isBusy: status === 'loading',
    isChanged,
    onClose: () => void dispatch(replyClosed()),
  });
  return (
    <Modal
      title="Reply to this review"
      open={review !== null}
      onCancel={leave}
      footer={null}
      width={520}
      destroyOnHidden
    >
      <Suspense fallback={<Skeleton active title={false} />}>
        {review && <ReplyForm review={review} onCancel={leave} />}
      </Suspense>
      {question}
    </Modal>
  );
}
