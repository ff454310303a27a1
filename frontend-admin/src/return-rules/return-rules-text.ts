import { money } from '@haberdash/kit/money';
import type { Exclusion, ReturnRules } from './return-rules.api';

export const exclusionLabels: Record<Exclusion['reason'], string> = {
  'made-to-order': 'Made to order',
  opened: 'Not once it was opened',
};

export const payerLabels: Record<ReturnRules['wayPaidBy'], string> = {
  shopper: 'The shopper',
  shop: 'The shop',
};

/** Each rule with what it means. */
export function factsOf({ windowDays, wayPaidBy, fee, arrivalDays }: ReturnRules): [string, string][] {
  return [
    ['Window', `${windowDays} days from the delivery of the last parcel`],
    ['Way back', `${payerLabels[wayPaidBy]} pays; faulty items always at the shop’s expense`],
    ['Fee', fee === 0 ? 'None' : `${money(fee)} of each return, but not of faulty items`],
    ['Lapses', `After ${arrivalDays} days in which nothing has arrived`],
  ];
}
