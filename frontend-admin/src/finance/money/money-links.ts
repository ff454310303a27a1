import type { MoneyMovement } from './money-list';

interface Days {
  from: string;
  to: string;
}

type Kind = MoneyMovement['kind'];

const money = ({ from, to }: Days, kinds: Kind[] = []) =>
  `/admin/finance/money?from=${from}&to=${to}${kinds.length > 0 ? `&kind=${kinds.join(',')}` : ''}`;

/** Both days are included. */
export const moneyThatCame = (days: Days) => money(days, ['captured', 'mispaid']);
export const moneyThatWent = (days: Days) => money(days, ['refunded', 'refunded-elsewhere']);
export const moneyThatMoved = (days: Days) => money(days);
