import { z } from 'zod';
import { OfferView } from '../../../../delivery/offer.view';
import { Id, responseOf } from '../../../../platform/http/wire';

/** Without an address: what can be picked up. */
export const CheckoutDeliveryQuery = z.object({ addressId: Id.optional() });

/** `subtotal` is that of the goods. Without offers, the shop does not deliver to the address, or nothing can be picked up. */
export const CheckoutDeliveryResponse = responseOf(
  z.object({
    subtotal: z.number(),
    offers: z.array(OfferView.extend({ total: z.number() }).meta({ id: 'CheckoutOfferView' })),
  }),
).meta({ id: 'CheckoutDeliveryResponse' });
