import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './delivery.module.css';
import { missingText } from './delivery-text';
import { cartOffersRequested, selectCartOffers } from './delivery.slice';

/** How much is missing until delivery is free; nothing where it never gets free, or always is. */
export function CartDelivery({ subtotal }: { subtotal: number }) {
  const { value } = useSelector(selectCartOffers);
  const dispatch = useDispatch();
  useEffect(() => void dispatch(cartOffersRequested({ subtotal })), [dispatch, subtotal]);
  const text = missingText(value ?? [], subtotal);
  return text ? <p className={styles.missing}>{text}</p> : null;
}
