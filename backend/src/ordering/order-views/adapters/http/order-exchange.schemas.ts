import { z } from 'zod';
import { exchangeStates } from '../../../returns/domain/return-state';

/** The order replaces pieces of a return. `orderId`: that the return is of. */
export const OrderExchangeView = z
  .object({
    returnId: z.string(),
    returnNumber: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    state: z.enum(exchangeStates),
    heldUntil: z.string(),
  })
  .meta({ id: 'OrderExchangeView' });
