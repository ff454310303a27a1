import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchOffers } from './delivery.api';
import {
  cartOffersFailed,
  cartOffersLoaded,
  cartOffersRequested,
  productOffersFailed,
  productOffersLoaded,
  productOffersRequested,
} from './delivery.slice';

export function* deliverySaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(productOffersRequested, loadProductOffers),
    takeLatest(cartOffersRequested, loadCartOffers),
  ]);
}

function* loadProductOffers({ payload }: ReturnType<typeof productOffersRequested>) {
  const result = yield* fetchOffers(payload);
  yield* put(result.ok ? productOffersLoaded(result.body.data.offers) : productOffersFailed(result.refusal));
}

function* loadCartOffers({ payload }: ReturnType<typeof cartOffersRequested>) {
  const result = yield* fetchOffers(payload);
  yield* put(result.ok ? cartOffersLoaded(result.body.data.offers) : cartOffersFailed(result.refusal));
}
