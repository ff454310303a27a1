import { dayRange } from '@haberdash/kit/day-range';
import { isAwaited } from '@haberdash/kit/loadable';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAddresses } from '../../addresses/addresses.slice';
import { quantityToOrder } from '../../cart/cart-changes';
import { selectCart, selectPendingChanges } from '../../cart/cart.slice';
import { VanIcon } from '../../ui/icons';
import { selectAddressId } from '../checkout.slice';
import type { CheckoutOffer, Place } from '../checkout.api';
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
  const { value: addresses } = useSelector(selectAddresses);
  const address = selectedAddress(addresses, useSelector(selectAddressId));
  const where = address && `${address.country} ${address.pincode}`;
  return <DeliveryTo addressId={address?._id ?? null} where={where} areKnown={addresses !== null} />;
}

interface Destination {
  /** The id of a saved address; for the address that a guest types, the key of its place. */
  addressId: string | null;
  place?: Place | undefined;
  /** A saved address may have changed. */
  where?: string | undefined;
  /** Whether it is known which address is chosen. */
  areKnown: boolean;
}

export function DeliveryTo(destination: Destination) {
  const { addressId, place } = destination;
  useOffersTo(destination);
  return addressId ? <Deliveries addressId={addressId} place={place} /> : <PickUps />;
}

type DeliveriesProps = { addressId: string; place: Place | undefined };

/** One free delivery is no choice: it takes one line. */
function Deliveries({ addressId, place }: DeliveriesProps) {
  const offers = useSelector(selectOffers);
  if (offers.request.status === 'failed') return <Failed addressId={addressId} place={place} />;
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

/** Asks again when the address or the cart has changed on the server. */
function useOffersTo({ addressId, place, where, areKnown }: Destination) {
  const { value: cart } = useSelector(selectCart);
  const isChanging = useSelector(selectPendingChanges).length > 0;
  const dispatch = useDispatch();
  const goods = cart?.items.map((line) => [
    line.variantId,
    quantityToOrder(line),
    line.salePrice,
    line.price,
  ]);
  const what = JSON.stringify(goods ?? []);

  useEffect(() => {
    if (areKnown && what !== '[]' && !isChanging) dispatch(offersRequested({ addressId, place }));
  }, [dispatch, areKnown, addressId, place, where, what, isChanging]);
}

function Failed({ addressId, place }: DeliveriesProps) {
  const dispatch = useDispatch();
  return (
    <div className={styles.failed} role="alert">
      <p>We couldn&apos;t load the delivery to this address.</p>
      <Button variant="secondary" onClick={() => dispatch(offersRequested({ addressId, place }))}>
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
