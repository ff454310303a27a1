import { useBackToClose } from '@haberdash/kit/ui/use-back-to-close';
import Modal from 'antd/es/modal';
import { useDispatch, useSelector } from 'react-redux';
import { ReasonForm } from '../ui/dialogs/ReasonForm';
import { ReviewQuote } from './ReviewQuote';
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
      {isOpen && <HideForm reviews={reviews} onCancel={close} />}
    </Modal>
  );
}

function HideForm({ reviews, onCancel }: { reviews: Review[]; onCancel: () => void }) {
  const hiding = useSelector(selectHiding);
  const dispatch = useDispatch();
  const hide = (reason: string) =>
    void dispatch(hidingSubmitted({ ids: reviews.map(({ _id }) => _id), reason }));

  return (
    <ReasonForm
      maxLength={300}
      submitText={reviews.length > 1 ? 'Hide reviews' : 'Hide review'}
      request={hiding}
      onSubmit={hide}
      onCancel={onCancel}
    >
      <div className={styles.quotes}>
        {reviews.map((review) => (
          <ReviewQuote key={review._id} review={review} />
        ))}
      </div>
      <p className={styles.consequence}>
        {reviews.length > 1 ? 'They' : 'It'} will be removed from the shop and no longer count towards the
        rating.
      </p>
    </ReasonForm>
  );
}
