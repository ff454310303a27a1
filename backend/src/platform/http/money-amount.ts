import { z } from 'zod';
import { exampleAmount } from '../../shared/currency/written-amount';
import { Money } from '../../shared/money';

const anAmount = () => `must be an amount like ${exampleAmount()}`;
/** A number or a form's numeric string, with at most as many decimals as the currency has. */
export const MoneyAmount = z
  .union([z.number(), z.string()], { error: anAmount })
  .transform((given, context) => {
    try {
      return Money.ofMajor(given);
    } catch {
      context.addIssue({ code: 'custom', message: anAmount() });
      return z.NEVER;
    }
  });
