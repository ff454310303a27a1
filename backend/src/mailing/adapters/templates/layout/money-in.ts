import type { Contact } from '../../../../content/shop-contact';
import { writtenAmount } from '../../../../shared/currency/written-amount';
import type { Money } from '../../../../shared/money';

/** `$12.50`, or `12.50 $` where the shop has it so. */
export const moneyIn =
  ({ currencySymbol }: Contact) =>
  (amount: Money): string =>
    writtenAmount(amount, currencySymbol);
