import { dayRange } from '@haberdash/kit/day-range';
import { isAwaited } from '@haberdash/kit/loadable';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { VanIcon } from '../ui/icons';
import styles from './delivery.module.css';
import { cheapestOf, priceText } from './delivery-text';
import { productOffersRequested, selectProductOffers } from './delivery.slice';

interface ProductDeliveryProps {
  subtotal: number;
  /** Undefined until the product is loaded. */
  facts: { weightGrams: number | null } | undefined;
}

/** Shows the cost of sending one piece, and when it arrives. Reserves its room; empty when that is unknown. */
export function ProductDelivery({ subtotal, facts }: ProductDeliveryProps) {
  const grams = facts?.weightGrams;
  const offers = useSelector(selectProductOffers);
  const dispatch = useDispatch();
  useEffect(() => {
    if (grams !== undefined) dispatch(productOffersRequested({ subtotal, grams: grams ?? undefined }));
  }, [dispatch, subtotal, grams]);

  // Until then, the offers may be those of another product.
  if (!facts || isAwaited(offers)) {
    return <p className={styles.offer} aria-busy={offers.request.status === 'loading'} />;
  }
  const offer = cheapestOf(offers.value ?? []);
  if (!offer) return <p className={styles.offer} />;
  return (
    <p className={styles.offer}>
      <VanIcon />
      <strong>{priceText(offer)}</strong>
      {offer.promised && (
        <>
          <span className="visually-hidden">, </span>
          <span className={styles.dates}>{dayRange(offer.promised)}</span>
        </>
      )}
    </p>
  );
}
