import { useSearchParams } from '@haberdash/kit/router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AddressManager } from '../addresses/AddressManager';
import { bannersRequested, selectBanners } from '../home/home.slice';
import { CheckoutBanner } from './CheckoutBanner';
import styles from './checkout.module.css';
import { addressChosen, checkoutResumed, selectAddressId } from './checkout.slice';
import { OrderSummary } from './OrderSummary';

export default function CheckoutPage() {
  const [params] = useSearchParams();
  const addressId = useSelector(selectAddressId);
  const { value: banners } = useSelector(selectBanners);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(bannersRequested());
  }, [dispatch]);
  useResumeWhenShownAgain();

  return (
    <div className={styles.checkout}>
      <CheckoutBanner banner={banners?.[0]} />
      {params.has('cancelled') && (
        <p role="status" className={styles.note}>
          You cancelled the payment, and nothing was charged. Your cart is still here for when you are ready.
        </p>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="address-title" className={styles.section}>
          <h2 id="address-title">Where shall it go?</h2>
          <AddressManager
            choice={{
              chosenId: addressId,
              onChoose: (chosen) => dispatch(addressChosen({ addressId: chosen })),
            }}
          />
        </section>
        <OrderSummary />
      </div>
    </div>
  );
}

/** Going back from the payment provider may bring the page just as it was left: busy. */
function useResumeWhenShownAgain() {
  const dispatch = useDispatch();
  useEffect(() => {
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(checkoutResumed());
    };
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, [dispatch]);
}
