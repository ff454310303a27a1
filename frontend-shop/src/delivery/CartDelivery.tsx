import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './delivery.module.css';
import { cheapestOf, missingText, offerText } from './delivery-text';
import { cartOffersRequested, selectCartOffers } from './delivery.slice';

/** Shows the cost of the delivery, its day, and how much is missing until it is free. Reserves room for a line. */
export function CartDelivery({ subtotal }: { subtotal: number }) {
  const { value } = useSelector(selectCartOffers);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(cartOffersRequested({ subtotal })), [dispatch, subtotal]);
  const offers = value ?? [];
  const offer = cheapestOf(offers);
  const missing = missingText(offers, subtotal);
  return (
    <div className={styles.cart}>
      {offer && <p>{offerText(offer)}</p>}
      {missing && <p>{missing}</p>}
    </div>
  );
}
