import { z } from 'zod';
import type { DeliveryOffer } from './delivery.facade';
import { methodKinds } from './domain/method';

export const OfferView = z
  .object({
    methodId: z.string(),
    name: z.string(),
    kind: z.enum(methodKinds),
    price: z.number(),
    /** The subtotal from which it costs nothing; null when there is none to reach. */
    freeFrom: z.number().nullable(),
    carrier: z.string().nullable(),
    pickUpText: z.string().nullable(),
    /** Days in the shop's time zone; null: none are promised. */
    promised: z.object({ from: z.string(), to: z.string() }).nullable(),
    /** The working days that an order takes, counted from the day on which it is processed. */
    workingDays: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    /** Orders after this time of day are processed on the next working day. */
    cutOff: z.string(),
  })
  .meta({ id: 'DeliveryOfferView' });

export const offerView = ({
  trackingAddress: _,
  priceSteps: __,
  price,
  freeFrom,
  ...offer
}: DeliveryOffer): z.output<typeof OfferView> => ({
  ...offer,
  price: price.toMajor(),
  freeFrom: freeFrom?.toMajor() ?? null,
});
