import { pictureSources } from '@haberdash/kit/pictures';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../access/IfAllowed';
import { auditOf } from '../audit/audit-links';
import type { ListColumn } from '../list/list';
import { writtenShopDay } from '../time/shop-time';
import { HideButton } from './HideButton';
import { ReplyButton } from './reply/ReplyButton';
import type { Review } from './reviews.api';
import styles from './reviews.module.css';
import { Stars } from './Stars';

export const reviewColumns: ListColumn<Review>[] = [
  { key: 'product', title: 'Product', isFixed: true, cell: product },
  {
    key: 'stars',
    title: 'Stars',
    cell: ({ reviewValue }) => <Stars value={reviewValue} />,
    sorts: { ascend: 'stars-lowtohigh', descend: 'stars-hightolow' },
  },
  { key: 'review', title: 'Review', isFixed: true, cell: text },
  { key: 'customer', title: 'Customer', cell: customer },
  {
    key: 'date',
    title: 'Date',
    cell: ({ reviewDate }) => <time dateTime={reviewDate}>{writtenShopDay(reviewDate)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'action', title: '', isFixed: true, cell: actions },
];

/** Leads to all its reviews. */
function product({ productId, productTitle, productImage }: Review) {
  return (
    <Link to={`/admin/reviews?product=${productId}`} className={styles.product}>
      <img {...pictureSources(productImage)} sizes="3rem" width={48} height={60} loading="lazy" alt="" />
      <strong>{productTitle}</strong>
    </Link>
  );
}

function text({ reviewMessage, reply, hidden, hiddenDate, hiddenReason }: Review) {
  return (
    <div className={styles.text} data-hidden={hidden || undefined}>
      <p className={styles.message}>{reviewMessage}</p>
      {reply && (
        <p className={styles.reply}>
          <strong>Replied on {writtenShopDay(reply.date)}:</strong> {reply.text}
        </p>
      )}
      {hidden && (
        <p className={styles.reason}>
          <strong>Hidden{hiddenDate && ` on ${writtenShopDay(hiddenDate)}`}:</strong> {hiddenReason}
        </p>
      )}
    </div>
  );
}

function customer({ userId, userName, verifiedPurchase }: Review) {
  return (
    <span className={styles.customer}>
      <Link to={`/admin/customers/${userId}`}>{userName}</Link>
      {verifiedPurchase && <small className={styles.verified}>Verified purchase</small>}
    </span>
  );
}

function actions(review: Review) {
  const { _id, userName, productTitle } = review;
  return (
    <div className={styles.actions}>
      <ReplyButton review={review} />
      <HideButton review={review} />
      <IfAllowed needs="audit.read">
        <Link to={auditOf(_id)} aria-label={`Changes: ${userName} on ${productTitle}`}>
          Changes
        </Link>
      </IfAllowed>
    </div>
  );
}
