import Skeleton from 'antd/es/skeleton';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Stars } from '../reviews/Stars';
import { writtenShopDay } from '../time/shop-time';
import { LoadedList } from '../ui/LoadedList';
import { customerRequested, selectReviews } from './customer.slice';
import styles from './customers.module.css';

/** The newest reviews, and the way to all. */
export function CustomerReviews({ customerId }: { customerId: string }) {
  const reviews = useSelector(selectReviews);
  const dispatch = useDispatch();
  return (
    <LoadedList
      name="reviews"
      list={reviews}
      placeholder={<Skeleton active title={false} />}
      emptyHint="This customer has not written a review."
      onRetry={() => void dispatch(customerRequested(customerId))}
    >
      {(loaded) => (
        <>
          <ul className={styles.rows}>
            {loaded.map(({ _id, productTitle, reviewValue, reviewMessage, reviewDate, hidden }) => (
              <li key={_id}>
                <strong>{productTitle}</strong> <Stars value={reviewValue} /> {hidden && '(hidden)'}
                <p className={styles.review}>{reviewMessage}</p>
                <small>{writtenShopDay(reviewDate)}</small>
              </li>
            ))}
          </ul>
          <Link to={`/admin/reviews?customer=${customerId}`}>All reviews of this customer</Link>
        </>
      )}
    </LoadedList>
  );
}
