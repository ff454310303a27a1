import { Button } from '@haberdash/kit/ui/Button';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useId, useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { FitInput } from './FitInput';
import type { FitWord, Review } from './reviews.api';
import { reviewSubmitted, selectWriting } from './reviews.slice';
import { StarInput } from './StarInput';
import styles from './review-form.module.css';

interface ReviewFormProps {
  productId: string;
  /** The shopper's existing review, which a new one replaces. */
  own?: Review;
  /** Products without sizes have no fit. */
  hasSizes: boolean;
}

export function ReviewForm({ productId, own, hasSizes }: ReviewFormProps) {
  const [value, setValue] = useState(own?.reviewValue ?? 0);
  const [message, setMessage] = useState(own?.reviewMessage ?? '');
  const [fit, setFit] = useState<FitWord | null>();
  const writing = useSelector(selectWriting);
  const dispatch = useDispatch();
  const [headingId, problemId] = [useId(), useId()];
  const hasFailed = writing.status === 'failed';
  const form = useFocusOnError(writing);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(reviewSubmitted({ productId, reviewValue: value, reviewMessage: message, fit }));
  };

  return (
    <form ref={form} className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
      <h3 id={headingId} tabIndex={-1} data-review-title>
        {own ? 'Your review' : 'Write a review'}
      </h3>
      {own && (
        <p className={styles.hint}>
          You&apos;ve already reviewed this. Submitting again replaces your review.
        </p>
      )}
      <StarInput value={value} onChange={setValue} />
      {hasSizes && <FitInput productId={productId} word={fit} onChange={setFit} />}
      <div className="field">
        <textarea
          rows={4}
          maxLength={2000}
          placeholder="Write a review..."
          aria-label="Your review"
          aria-describedby={hasFailed ? problemId : undefined}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        {hasFailed && (
          <p id={problemId} role="alert" className="field-error" tabIndex={-1} data-problem>
            {writing.message}
          </p>
        )}
      </div>
      <Button type="submit" disabled={message.trim() === ''} busy={writing.status === 'loading'}>
        Submit
      </Button>
    </form>
  );
}
