import { z } from 'zod';
import { Money } from '../../shared/money';

const anAmount = 'must be an amount like 49.99';
/** A number or a form's numeric string, with at most two decimals. */
export const Dollars = z.union([z.number(), z.string()], anAmount).transform((given, context) => {
  try {
    return Money.ofDollars(given);
  } catch {
    context.addIssue({ code: 'custom', message: anAmount });
    return z.NEVER;
  }
});
