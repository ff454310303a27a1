import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** The price and the promise of a delivery method at this moment. */
export type DeliveryOffer = Schema<'DeliveryOfferView'>;

/** The terms of a method that do not depend on an order. */
export type DeliveryTerms = Schema<'DeliveryTermsView'>;
export type TableZone = Schema<'DeliveryTableZoneView'>;

export interface GoodsToSend {
  subtotal: number;
  /** An unknown weight is undefined. */
  grams?: number | undefined;
}

/** To the shop's country. */
export function fetchOffers(goods: GoodsToSend) {
  return callApi((api, signal) =>
    api.GET('/api/shop/delivery/offers', { params: { query: { ...goods } }, signal }),
  );
}

/** Fetches all zones, those of the shop's country first. */
export function fetchTable() {
  return callApi((api, signal) => api.GET('/api/shop/delivery/table', { signal }));
}
