import Button from 'antd/es/button';
import { useDispatch } from 'react-redux';
import type { Review } from '../reviews.api';
import { replyOpened } from '../reviews.slice';

export function ReplyButton({ review }: { review: Review }) {
  const dispatch = useDispatch();
  const text = review.reply ? 'Change reply' : 'Reply';
  return (
    <Button
      aria-label={`${text}: ${review.userName} on ${review.productTitle}`}
      onClick={() => dispatch(replyOpened(review))}
    >
      {text}
    </Button>
  );
}
