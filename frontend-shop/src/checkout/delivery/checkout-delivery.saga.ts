import { all, put, select, take, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { cartRequested } from '../../cart/cart.slice';
import { fetchCheckoutOffers, type CheckoutOffer, type Place } from '../checkout.api';
import { chosenMethod } from './chosen-method';
import {
  methodChosen,
  methodForgotten,
  offersFailed,
  offersLoaded,
  offersRequested,
  selectChosenOffer,
  selectMethodId,
  selectOffers,
  selectOffersAddressId,
} from './checkout-delivery.slice';

export function* checkoutDeliverySaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(offersRequested, loadOffers),
    takeEvery([methodChosen, methodForgotten], rememberMethod),
  ]);
}

function* rememberMethod() {
  chosenMethod.set(yield* select(selectMethodId));
}

function* loadOffers({ payload: { addressId, place } }: ReturnType<typeof offersRequested>) {
  const result = yield* fetchCheckoutOffers(addressId, place);
  yield* put(result.ok ? offersLoaded(result.body.data.offers) : offersFailed(result.refusal));
  // An empty cart has no offers either: another tab may have emptied it since it was loaded.
  if (result.ok && addressId !== null && result.body.data.offers.length === 0) yield* put(cartRequested());
}

/** @param addressId null: to pick up. Waits for the offers to this address. @returns the chosen one; undefined when there is none */
export function* offerTo(addressId: string | null, place?: Place): SagaGenerator<CheckoutOffer | undefined> {
  if ((yield* select(selectOffersAddressId)) !== addressId) yield* put(offersRequested({ addressId, place }));
  while ((yield* select(selectOffers)).request.status === 'loading')
    yield* take([offersLoaded, offersFailed]);
  return yield* select(selectChosenOffer);
}
