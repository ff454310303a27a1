import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { asTyped } from '../../../../platform/http/pasted';
import { responseOf } from '../../../../platform/http/wire';
import { OrderDetailsView } from '../../../order-views/adapters/http/orders.schemas';
import { typedNumberOf } from '../../../orders/domain/typed-number';

/** The e-mail address is told to whoever has the link, which came by an e-mail to this address. */
const LinkedOrderView = OrderDetailsView.extend({ shopperEmail: z.string() }).meta({ id: 'LinkedOrderView' });
export const LinkedOrderResponse = responseOf(LinkedOrderView).meta({ id: 'LinkedOrderAnswer' });

export const FindOrderBody = z
  .object({
    /** The number as people type it: `HB-10001`, `hb 10001`, `10001`. */
    number: z
      .string()
      .overwrite(asTyped)
      .max(40, { error: 'must be at most 40 characters', abort: true })
      .refine((typed) => typedNumberOf(typed) !== undefined, 'must be an order number like HB-10001'),
    email: Email,
  })
  .meta({ id: 'FindOrderBody' });
