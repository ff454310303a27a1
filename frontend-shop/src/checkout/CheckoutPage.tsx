import { selectOwnCountry } from '@haberdash/kit/countries/countries.slice';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { isAwaited } from '@haberdash/kit/loadable';
import { selectUser } from '@haberdash/kit/session';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useSearchParams } from 'react-router-dom';
import { Suspense, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../addresses/addresses.slice';
import { AddressManager } from '../addresses/AddressManager';
import { selectCart } from '../cart/cart.slice';
import { bannersRequested, selectBanners } from '../home/home.slice';
import { CancelledNote } from '../payment/CancelledNote';
import { usePageRestore } from '../ui/use-page-restore';
import { CheckoutBanner } from './CheckoutBanner';
import styles from './checkout.module.css';
import {
  addressChosen,
  checkoutOpened,
  checkoutResumed,
  selectAddressId,
  selectMissing,
} from './checkout.slice';
import { selectedAddress } from './chosen-address';
import { selectChosenOffer } from './delivery/checkout-delivery.slice';
import { DeliveryChoice } from './delivery/DeliveryChoice';
import { EmptyCart } from './EmptyCart';
import { missingMessages } from './missing-messages';
import { OrderSummary } from './OrderSummary';
import { PayBar } from './PayBar';
import { SandboxPanel } from './sandbox/SandboxPanel';

const GuestSteps = lazyPage(() => import('./guest/GuestSteps'));

export default function CheckoutPage() {
  const [params] = useSearchParams();
  const { value: banners } = useSelector(selectBanners);
  const cart = useSelector(selectCart);
  const isGuest = useSelector(selectUser) === null;
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(checkoutOpened());
    dispatch(bannersRequested());
  }, [dispatch]);
  usePageRestore(() => dispatch(checkoutResumed()));

  return (
    <div className={styles.checkout}>
      <CheckoutBanner banner={banners?.[0]} />
      {params.has('cancelled') && <CancelledNote orderId={params.get('order')} />}
      <Suspense fallback={<Spinner label="Loading the checkout" />}>
        {cart.value?.items.length === 0 ? <EmptyCart /> : isGuest ? <GuestSteps /> : <Steps />}
      </Suspense>
    </div>
  );
}

function Steps() {
  const cart = useSelector(selectCart);
  const addresses = useSelector(selectAddresses);
  const ownCountry = useSelector(selectOwnCountry);
  // On a phone this is below the addresses; showing it earlier would cause a layout shift.
  const isLoading = isAwaited(cart) || isAwaited(addresses) || isAwaited(ownCountry);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.where}>
          <ShipTo />
          <DeliveryChoice />
        </div>
        <div className={styles.order} hidden={isLoading}>
          <OrderSummary />
          <PayBar />
        </div>
      </div>
      <div hidden={isLoading}>
        <SandboxPanel />
      </div>
    </>
  );
}

function ShipTo() {
  const addressId = useSelector(selectAddressId);
  const { value: addresses } = useSelector(selectAddresses);
  const missing = useSelector(selectMissing);
  const section = useRef<HTMLElement>(null);
  const problemId = useId();
  const dispatch = useDispatch();
  const isMissing = missing?.what === 'address';

  useEffect(() => {
    if (missing?.what !== 'address') return;
    section.current?.querySelector<HTMLElement>('input[type=radio], form [name=address]')?.focus();
  }, [missing]);

  return (
    <section ref={section} aria-labelledby="address-title" className={styles.section}>
      <h2 id="address-title">Delivery address</h2>
      {isMissing && (
        <p id={problemId} className={styles.problem}>
          {missingMessages.address}
        </p>
      )}
      <PickUpNote />
      <AddressManager
        choice={{
          chosenId: selectedAddress(addresses, addressId)?._id ?? null,
          onChoose: (chosen) => dispatch(addressChosen({ addressId: chosen })),
          problemId: isMissing ? problemId : undefined,
        }}
      />
    </section>
  );
}

function PickUpNote() {
  const chosen = useSelector(selectChosenOffer);
  if (chosen?.kind !== 'pick-up') return null;
  return <p className={styles.note}>For pick-up, no address is needed.</p>;
}
