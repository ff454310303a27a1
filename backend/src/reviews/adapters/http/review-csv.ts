import type { CsvColumn } from '../../../platform/csv/csv';
import type { ListedReview } from '../../application/review-list';

/** An export of reviews has these columns, and a line for each review. */
export const reviewColumns: CsvColumn<ListedReview>[] = [
  { name: 'Review ID', value: ({ id }) => id },
  { name: 'Date', value: ({ writtenAt }) => writtenAt },
  { name: 'Product', value: ({ productTitle }) => productTitle },
  { name: 'Product ID', value: ({ productId }) => productId },
  { name: 'Customer', value: ({ shopperName }) => shopperName },
  { name: 'Customer ID', value: ({ shopperId }) => shopperId },
  { name: 'Stars', value: ({ value }) => value },
  { name: 'Review', value: ({ message }) => message },
  { name: 'Verified Purchase', value: ({ isVerifiedPurchase }) => (isVerifiedPurchase ? 'yes' : 'no') },
  { name: 'Hidden', value: ({ hiddenAt }) => hiddenAt },
  { name: 'Reason', value: ({ hiddenReason }) => hiddenReason },
  { name: 'Reply', value: ({ replyText }) => replyText },
  { name: 'Reply Date', value: ({ repliedAt }) => repliedAt },
];
