import { z } from 'zod';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { exampleAmount } from '../../../../shared/currency/written-amount';
import { Money } from '../../../../shared/money';

const anAmount = () => `must be an amount like ${exampleAmount()}`;

/**
 * An amount that a client has added up, such as 44.980000000000004 for 44.98: rounded to whole cents. They are compared with what
 * the server knows, and never charged.
 */
export const AddedUpAmount = z
  .union([z.number(), z.string().trim().min(1)], { error: anAmount })
  .transform((given, context) => {
    const cents = Math.round(Number(given) * 10 ** shopCurrency().digits);
    if (Number.isSafeInteger(cents) && cents >= 0) return Money.ofCents(cents);
    context.addIssue({ code: 'custom', message: anAmount() });
    return z.NEVER;
  });
