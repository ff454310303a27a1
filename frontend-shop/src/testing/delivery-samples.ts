import type { Schema } from '@haberdash/kit/api/client';
import type { DeliveryOffer, DeliveryTerms, TableZone } from '../delivery/delivery.api';

/** Free, from Tuesday to Thursday. */
export function deliveryOffer(fields: Partial<DeliveryOffer> = {}): DeliveryOffer {
  return {
    methodId: 'method-1',
    name: 'Standard delivery',
    kind: 'delivery',
    price: 0,
    freeFrom: null,
    carrier: null,
    pickUpText: null,
    workingDays: { min: 3, max: 5 },
    cutOff: '14:00',
    promised: { from: '2026-11-24', to: '2026-11-26' },
    ...fields,
  };
}

export function deliveryOffers(...offers: DeliveryOffer[]): Schema<'DeliveryOffersResponse'> {
  return { success: true, data: { country: 'US', offers } };
}

/** For goods of $79. */
export function checkoutOffers(...offers: DeliveryOffer[]): Schema<'CheckoutDeliveryResponse'> {
  const withTotal = offers.map((offer) => ({ ...offer, total: 79 + offer.price }));
  return { success: true, data: { subtotal: 79, offers: withTotal } };
}

/** $4.90, free from $50. */
export function deliveryTerms(fields: Partial<DeliveryTerms> = {}): DeliveryTerms {
  return {
    id: 'method-1',
    name: 'Standard delivery',
    kind: 'delivery',
    table: { measure: 'subtotal', steps: [{ from: 0, price: 4.9 }] },
    freeFrom: 50,
    workingDays: { min: 3, max: 5 },
    cutOff: '14:00',
    carrier: null,
    pickUpText: null,
    ...fields,
  };
}

export const tableZone = (fields: Partial<TableZone> = {}): TableZone => ({
  id: 'zone-1',
  name: 'Everywhere',
  countries: [],
  postcodePrefixes: [],
  methods: [deliveryTerms()],
  ...fields,
});

export function deliveryTable(...zones: TableZone[]): Schema<'DeliveryTableResponse'> {
  return { success: true, data: zones.length > 0 ? zones : [tableZone()] };
}
