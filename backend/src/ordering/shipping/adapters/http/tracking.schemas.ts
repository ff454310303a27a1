import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';

/** It says what saving a row would do, in the order of the request. */
const PreviewedTrackingView = z
  .object({
    number: z.string(),
    /** Why it would stay as it is. */
    refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
    /** Null means that nothing would change. */
    change: z
      .object({
        orderNumber: z.string(),
        parcelNumber: z.string(),
        shopperName: z.string(),
        /** The tracking number that it replaces. */
        former: z.string().nullable(),
        isPacked: z.boolean(),
        isSent: z.boolean(),
        /** Whether the customer gets an e-mail. */
        isTold: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'PreviewedTrackingView' });

export const PreviewedTrackingResponse = responseOf(z.array(PreviewedTrackingView)).meta({
  id: 'PreviewedTrackingResponse',
});
