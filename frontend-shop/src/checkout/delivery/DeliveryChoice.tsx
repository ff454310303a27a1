import { dayRange } from '@haberdash/kit/day-range';
import { isAwaited } from '@haberdash/kit/loadable';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../addresses/addresses.slice';
import type { Address } from '../../addresses/addresses.api';
import { quantityToOrder } from '../../cart/cart-changes';
import { selectCart, selectPendingChanges } from '../../cart/cart.slice';
import { VanIcon } from '../../ui/icons';
import { selectAddressId } from '../checkout.slice';
import type { CheckoutOffer } from '../checkout.api';
import { selectedAddress } from '../chosen-address';
import styles from './delivery-choice.module.css';
import { changeOfDelivery } from './delivery-change';
import {
  methodChosen,
  offersRequested,
  selectChosenOffer,
  selectOffers,
  selectRefusedOffer,
} from './checkout-delivery.slice';
import { noDelivery } from '../missing-messages';

/** How the order reaches the chosen address; before one is chosen, where it can be picked up. */
export function DeliveryChoice() {
  const address = useChosenAddress();
  useOffersTo(address);
  return address ? <Deliveries addressId={address._id} /> : <PickUps />;
}

/** One free delivery is no choice: it takes one line. */
function Deliveries({ addressId }: { addressId: string }) {
  const offers = useSelector(selectOffers);
  if (offers.request.status === 'failed') return <Failed addressId={addressId} />;
  if (isAwaited(offers)) return <p className={styles.quiet} aria-busy="true" />;
  const [first, ...others] = offers.value ?? [];
  if (!first) return <p className={styles.problem}>{noDelivery}</p>;
  const isQuiet = others.length === 0 && first.price === 0 && first.kind === 'delivery';
  return isQuiet ? <OneFreeDelivery offer={first} /> : <Methods offers={[first, ...others]} />;
}

function PickUps() {
  const { value: offers } = useSelector(selectOffers);
  return offers?.length ? <Methods offers={offers} /> : <p className={styles.quiet} />;
}

function useChosenAddress(): Address | undefined {
  const { value: addresses } = useSelector(selectAddresses);
  return selectedAddress(addresses, useSelector(selectAddressId));
}

/** Asks again when the address or the cart has changed on the server. */
function useOffersTo(address: Address | undefined) {
  const { value: addresses } = useSelector(selectAddresses);
  const { value: cart } = useSelector(selectCart);
  const isChanging = useSelector(selectPendingChanges).length > 0;
  const dispatch = useDispatch();
  const areKnown = addresses !== null;
  const addressId = address?._id;
  const where = address && `${address.country} ${address.pincode}`;
  const goods = cart?.items.map((line) => [
    line.variantId,
    quantityToOrder(line),
    line.salePrice,
    line.price,
  ]);
  const what = JSON.stringify(goods ?? []);

  useEffect(() => {
    if (areKnown && what !== '[]' && !isChanging) dispatch(offersRequested({ addressId: addressId ?? null }));
  }, [dispatch, areKnown, addressId, where, what, isChanging]);
}

function Failed({ addressId }: { addressId: string }) {
  const dispatch = useDispatch();
  return (
    <div className={styles.failed} role="alert">
      <p>We couldn&apos;t load the delivery to this address.</p>
      <Button variant="secondary" onClick={() => dispatch(offersRequested({ addressId }))}>
        Try again
      </Button>
    </div>
  );
}

function OneFreeDelivery({ offer: { promised } }: { offer: CheckoutOffer }) {
  return (
    <p className={styles.quiet}>
      <VanIcon /> <span>Free delivery{promised && `, ${dayRange(promised)}`}</span>
    </p>
  );
}

function Methods({ offers }: { offers: CheckoutOffer[] }) {
  const chosen = useSelector(selectChosenOffer);
  const refused = useSelector(selectRefusedOffer);
  const change = refused && changeOfDelivery(refused, offers);

  return (
    <section className={styles.section} aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      {change && (
        <p className={styles.problem} role="status">
          {change}
        </p>
      )}
      <div role="radiogroup" aria-labelledby="delivery-title" className={styles.methods}>
        {offers.map((offer) => (
          <MethodCard key={offer.methodId} offer={offer} isChosen={offer.methodId === chosen?.methodId} />
        ))}
      </div>
    </section>
  );
}

function MethodCard({ offer, isChosen }: { offer: CheckoutOffer; isChosen: boolean }) {
  const { methodId, name, price, promised, pickUpText } = offer;
  const dispatch = useDispatch();
  return (
    <label className={styles.method}>
      <input
        type="radio"
        name="delivery"
        checked={isChosen}
        onChange={() => dispatch(methodChosen({ methodId }))}
      />
      <span className={styles.what}>
        <strong>{name}</strong>
        {promised && <span>{dayRange(promised)}</span>}
        {pickUpText && <span>{pickUpText}</span>}
      </span>
      <strong className={styles.price}>{price === 0 ? 'Free' : money(price)}</strong>
    </label>
  );
}
