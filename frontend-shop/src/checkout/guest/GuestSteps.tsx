import { countryOf } from '../../addresses/address-fields';
import { AddressInputs } from '../../addresses/AddressForm';
import { formClosed, selectForm } from '../../addresses/addresses.slice';
import { ownCountryRequested, selectOwnCountry } from '@haberdash/kit/countries/countries.slice';
import { useCountries, useCountry } from '@haberdash/kit/countries/use-countries';
import { isAwaited } from '@haberdash/kit/loadable';
import { useServices } from '@haberdash/kit/services';
import { Button } from '@haberdash/kit/ui/Button';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { TextField } from '@haberdash/kit/ui/TextField';
import { useFocusOnError } from '@haberdash/kit/ui/use-focus-on-error';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartRequested, selectCart } from '../../cart/cart.slice';
import { visitorCart } from '../../cart/visitors/cart-owner';
import checkoutStyles from '../checkout.module.css';
import { DeliveryTo } from '../delivery/DeliveryChoice';
import { selectChosenOffer } from '../delivery/checkout-delivery.slice';
import { OrderSummary } from '../OrderSummary';
import { PayBar } from '../PayBar';
import { placeKey } from '../checkout.api';
import { emailTyped, guestOpened, selectGuest } from './guest.slice';
import styles from './guest-steps.module.css';
import { useGuestPlace } from './use-guest-place';

/** The checkout of a visitor who buys without an account. */
export default function GuestSteps() {
  const cart = useSelector(selectCart);
  const ownCountry = useSelector(selectOwnCountry);
  const isLoading = isAwaited(cart) || isAwaited(ownCountry);
  const dispatch = useDispatch();

  useEffect(() => {
    dispatch(ownCountryRequested());
    dispatch(guestOpened());
    // The header loads it only where something was put into it.
    if (!visitorCart.isKnown()) dispatch(cartRequested());
    // A shopper who signs in here has a book of addresses, whose form must not hold the guest's.
    return () => void dispatch(formClosed());
  }, [dispatch]);

  if (isLoading) return <Spinner label="Loading the checkout" />;
  return (
    <div className={checkoutStyles.columns}>
      <div className={checkoutStyles.where}>
        <GuestForm />
        <GuestDelivery />
      </div>
      <div className={checkoutStyles.order}>
        <OrderSummary />
        <PayBar />
      </div>
    </div>
  );
}

function GuestForm() {
  const { refusals } = useSelector(selectGuest);
  const form = useFocusOnError(refusals);
  return (
    <form ref={form} className={styles.form} aria-label="Your details" noValidate>
      <Contact />
      <GuestAddress />
    </form>
  );
}

function Contact() {
  const { email, emailError } = useSelector(selectGuest);
  const { askToSignIn } = useServices();
  const dispatch = useDispatch();
  return (
    <section aria-labelledby="contact-title" className={checkoutStyles.section}>
      <h2 id="contact-title">Contact</h2>
      <p className={styles.account}>
        Have an account?{' '}
        <Button
          variant="link"
          onClick={() => askToSignIn({ reason: 'Sign in to use your saved addresses.' })}
        >
          Sign in
        </Button>
      </p>
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        error={emailError}
        help="For the confirmation, with a link to your order."
        onChange={({ target }) => dispatch(emailTyped(target.value))}
      />
    </section>
  );
}

function GuestAddress() {
  const { fields } = useSelector(selectForm);
  const countries = useCountries();
  const { country: format, isLoading } = useCountry(countryOf(fields));
  const isPickedUp = useSelector(selectChosenOffer)?.kind === 'pick-up';
  return (
    <section aria-labelledby="address-title" className={checkoutStyles.section}>
      <h2 id="address-title">Delivery address</h2>
      {isPickedUp && (
        <p className={checkoutStyles.note}>For pick-up, no address is needed: only your name.</p>
      )}
      {isLoading ? (
        <Spinner label="Loading the form" />
      ) : (
        <AddressInputs countries={countries} format={format} wasRequested={false} />
      )}
    </section>
  );
}

function GuestDelivery() {
  const place = useGuestPlace();
  return <DeliveryTo addressId={place ? placeKey(place) : null} place={place} areKnown />;
}
