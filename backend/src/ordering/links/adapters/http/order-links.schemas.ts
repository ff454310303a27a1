import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { asTyped } from '../../../../platform/http/pasted';
import { typedNumberOf } from '../../../orders/domain/typed-number';

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
