import { z } from 'zod';
import { OfferView } from '../../../../delivery/offer.view';
import { CountryCode } from '../../../../shared/addresses/country-code';
import { Id, responseOf } from '../../../../platform/http/wire';

/** A shopper names an address, a visitor the place. With neither: what can be picked up. */
export const CheckoutDeliveryQuery = z.object({
  addressId: Id.optional(),
  country: CountryCode.optional(),
  postcode: z.string().trim().max(20).optional(),
});

/** `subtotal` is that of the goods. Without offers, the shop does not deliver to the address, or nothing can be picked up. */
export const CheckoutDeliveryResponse = responseOf(
  z.object({
    subtotal: z.number(),
    offers: z.array(OfferView.extend({ total: z.number() }).meta({ id: 'CheckoutOfferView' })),
  }),
).meta({ id: 'CheckoutDeliveryResponse' });
