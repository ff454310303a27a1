import type { Contact } from '../../../../content/shop-contact';
import type { Money } from '../../../../shared/money';

/** `$12.50`, or `12.50 $` where the shop has it so. */
export const moneyIn =
  ({ currencySymbol }: Contact) =>
  (amount: Money): string => {
    const number = amount.toDollars().toLocaleString('en-US', { minimumFractionDigits: 2 });
    return currencySymbol === 'before' ? `$${number}` : `${number} $`;
  };
