import { z } from 'zod';
import { Money } from '../../../../shared/money';

/**
 * Dollars that a client has added up, such as 44.980000000000004 for 44.98: rounded to whole cents. They are compared with what
 * the server knows, and never charged.
 */
export const AddedUpDollars = z
  .union([z.number(), z.string().trim().min(1)], 'must be an amount like 49.99')
  .transform((given, context) => {
    const cents = Math.round(Number(given) * 100);
    if (Number.isSafeInteger(cents) && cents >= 0) return Money.ofCents(cents);
    context.addIssue({ code: 'custom', message: 'must be an amount like 49.99' });
    return z.NEVER;
  });
