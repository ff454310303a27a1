import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { RefusalAlert } from '../ui/RefusalAlert';
import { SubmitButton } from '../ui/SubmitButton';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';
import { hidingSubmitted, reviewsClosed, selectHiding, selectOpenReviews } from './reviews.slice';

/** Asks for the reason before reviews are hidden. */
export function HideDialog() {
  const reviews = useSelector(selectOpenReviews);
  const dispatch = useDispatch();
  const close = () => dispatch(reviewsClosed());
  const isOpen = reviews.length > 0;
  useBackToClose(isOpen, close);

  return (
    <Modal
      title={reviews.length > 1 ? `Hide ${reviews.length} reviews?` : 'Hide this review?'}
      open={isOpen}
      onCancel={close}
      footer={null}
      width={520}
      destroyOnHidden
    >
      {isOpen && <ReasonForm reviews={reviews} onCancel={close} />}
    </Modal>
  );
}

function ReasonForm({ reviews, onCancel }: { reviews: Review[]; onCancel: () => void }) {
  const hiding = useSelector(selectHiding);
  const dispatch = useDispatch();
  const hide = ({ reason }: { reason: string }) =>
    dispatch(hidingSubmitted({ ids: reviews.map(({ _id }) => _id), reason: reason.trim() }));

  return (
    <Form layout="vertical" requiredMark={false} onFinish={hide}>
      <div className={styles.quotes}>
        {reviews.map(({ _id, reviewMessage, userName, productTitle }) => (
          <blockquote key={_id} className={styles.quote}>
            {reviewMessage}
            <footer>
              {userName} on {productTitle}
            </footer>
          </blockquote>
        ))}
      </div>
      <p className={styles.consequence}>
        {reviews.length > 1 ? 'They' : 'It'} will be removed from the shop and no longer count towards the
        rating.
      </p>
      <Form.Item
        name="reason"
        label="Reason"
        extra="Only staff see this."
        validateTrigger="onSubmit"
        rules={[{ required: true, whitespace: true, message: 'Enter a reason' }]}
      >
        <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 6 }} maxLength={300} />
      </Form.Item>
      <RefusalAlert request={hiding} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton htmlType="submit" block={false} busy={hiding.status === 'loading'}>
          {reviews.length > 1 ? 'Hide reviews' : 'Hide review'}
        </SubmitButton>
      </div>
    </Form>
  );
}
