import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';

const ShippingCountView = z
  .object({ count: z.number().int(), isExact: z.boolean() })
  .meta({ id: 'ShippingCountView' });

/** The orders at each step, as `toSend` of the list names them. A count that is not exact is the least that there are. */
export const ShippingCountsResponse = responseOf(
  z.object({
    unpacked: ShippingCountView,
    packed: ShippingCountView,
    untracked: ShippingCountView,
    late: ShippingCountView,
  }),
).meta({ id: 'ShippingCountsResponse' });
