import { put, select, take, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchCheckoutOffers, type CheckoutOffer } from './checkout.api';
import {
  offersFailed,
  offersLoaded,
  offersRequested,
  selectChosenOffer,
  selectOffers,
  selectOffersAddressId,
} from './checkout-delivery.slice';

export function* checkoutDeliverySaga(): SagaGenerator<void> {
  yield* takeLatest(offersRequested, loadOffers);
}

function* loadOffers({ payload: { addressId } }: ReturnType<typeof offersRequested>) {
  const result = yield* fetchCheckoutOffers(addressId);
  yield* put(result.ok ? offersLoaded(result.body.data.offers) : offersFailed(result.refusal));
}

/** Waits for the offers to this address. @returns the chosen one; undefined when there is none */
export function* offerTo(addressId: string): SagaGenerator<CheckoutOffer | undefined> {
  if ((yield* select(selectOffersAddressId)) !== addressId) yield* put(offersRequested({ addressId }));
  while ((yield* select(selectOffers)).request.status === 'loading')
    yield* take([offersLoaded, offersFailed]);
  return yield* select(selectChosenOffer);
}
