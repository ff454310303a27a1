import { all, put, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchOffers, fetchTable } from './delivery.api';
import {
  cartOffersFailed,
  cartOffersLoaded,
  cartOffersRequested,
  productOffersFailed,
  productOffersLoaded,
  productOffersRequested,
  tableFailed,
  tableLoaded,
  tableRequested,
  usualOffersFailed,
  usualOffersLoaded,
  usualOffersRequested,
} from './delivery.slice';

export function* deliverySaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(productOffersRequested, loadProductOffers),
    takeLatest(cartOffersRequested, loadCartOffers),
    takeLeading(usualOffersRequested, loadUsualOffers),
    takeLatest(tableRequested, loadTable),
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

function* loadUsualOffers() {
  const result = yield* fetchOffers({ subtotal: 0, grams: 0 });
  yield* put(result.ok ? usualOffersLoaded(result.body.data.offers) : usualOffersFailed(result.refusal));
}

function* loadTable() {
  yield* load(fetchTable(), tableLoaded, tableFailed);
}
