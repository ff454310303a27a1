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
import { hidingSubmitted, reviewClosed, selectHiding, selectOpenReview } from './reviews.slice';

/** Asks for the reason before a review is hidden. */
export function HideDialog() {
  const review = useSelector(selectOpenReview);
  const dispatch = useDispatch();
  const close = () => dispatch(reviewClosed());
  useBackToClose(review !== null, close);

  return (
    <Modal
      title="Hide this review?"
      open={review !== null}
      onCancel={close}
      footer={null}
      width={520}
      destroyOnHidden
    >
      {review && <ReasonForm review={review} onCancel={close} />}
    </Modal>
  );
}

function ReasonForm({ review, onCancel }: { review: Review; onCancel: () => void }) {
  const hiding = useSelector(selectHiding);
  const dispatch = useDispatch();
  const hide = ({ reason }: { reason: string }) =>
    dispatch(hidingSubmitted({ id: review._id, reason: reason.trim() }));

  return (
    <Form layout="vertical" requiredMark={false} onFinish={hide}>
      <blockquote className={styles.quote}>
        {review.reviewMessage}
        <footer>
          {review.userName} on {review.productTitle}
        </footer>
      </blockquote>
      <p className={styles.consequence}>
        It will be removed from the shop and no longer count towards the rating.
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
          Hide review
        </SubmitButton>
      </div>
    </Form>
  );
}
