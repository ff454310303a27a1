import { selectUser } from '@haberdash/kit/session';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Problem } from '../ui/Problem';
import { ReviewForm } from './ReviewForm';
import { ReviewList } from './ReviewList';
import { reviewsRequested, selectOwnReview, selectReviews, selectWriting } from './reviews.slice';
import { SignInToReview } from './SignInToReview';
import styles from './reviews.module.css';

type State = Parameters<typeof selectOwnReview>[0];

/** The reviews of a product and the form for the shopper's own. */
export function Reviews({ productId, hasSizes }: { productId: string; hasSizes: boolean }) {
  const { value: page, request } = useSelector(selectReviews);
  const user = useSelector(selectUser);
  const own = useSelector((state: State) => selectOwnReview(state, user?.id));
  const dispatch = useDispatch();
  const section = useFocusAfterWriting();
  const load = () => dispatch(reviewsRequested(productId));
  useEffect(() => void dispatch(reviewsRequested(productId)), [productId, dispatch]);

  return (
    <section ref={section} className={styles.reviews} aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" tabIndex={-1}>
        Reviews
      </h2>
      <div className={styles.columns}>
        <div className={styles.said}>
          {request.status === 'failed' && <Problem message={request.message} onRetry={load} />}
          {!page && request.status === 'loading' && <Spinner label="Loading reviews" />}
          {page && <ReviewList page={page} productId={productId} isLoading={request.status === 'loading'} />}
        </div>
        {user ? (
          <ReviewForm key={own?._id} productId={productId} own={own} hasSizes={hasSizes} />
        ) : (
          <SignInToReview />
        )}
      </div>
    </section>
  );
}

/** The first review of a shopper replaces the form, whose focused button is gone then. */
function useFocusAfterWriting() {
  const section = useRef<HTMLElement>(null);
  const { status } = useSelector(selectWriting);
  const before = useRef(status);
  useEffect(() => {
    const isWritten = before.current === 'loading' && status === 'idle';
    before.current = status;
    if (!isWritten || document.activeElement !== document.body) return;
    section.current?.querySelector<HTMLElement>('[data-review-title]')?.focus();
  }, [status]);
  return section;
}
