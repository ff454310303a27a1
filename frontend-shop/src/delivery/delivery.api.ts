import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** What a delivery method asks and promises at this moment. */
export type DeliveryOffer = Schema<'DeliveryOfferView'>;

/** What a method asks and promises anyone. */
export type DeliveryTerms = Schema<'DeliveryTermsView'>;
export type TableZone = Schema<'DeliveryTableZoneView'>;

export interface GoodsToSend {
  subtotal: number;
  /** Undefined: unknown. */
  grams?: number | undefined;
}

/** To the shop's country. */
export function fetchOffers(goods: GoodsToSend) {
  return callApi((api, signal) =>
    api.GET('/api/shop/delivery/offers', { params: { query: { ...goods } }, signal }),
  );
}

/** Of all zones, the shop's first. */
export function fetchTable() {
  return callApi((api, signal) => api.GET('/api/shop/delivery/table', { signal }));
}
