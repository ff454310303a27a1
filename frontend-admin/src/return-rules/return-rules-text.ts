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
export function factsOf(rules: ReturnRules): [string, string][] {
  const { windowDays, wayPaidBy, fee, arrivalDays, holdDays } = rules;
  return [
    ['Window', `${windowDays} days from the delivery of the last parcel`],
    ['Way back', `${payerLabels[wayPaidBy]} pays; faulty items always at the shop’s expense`],
    ['Fee', fee === 0 ? 'None' : `${money(fee)} of each return, but not of faulty items`],
    ['Lapses', `After ${arrivalDays} days in which nothing has arrived`],
    ['Exchanges', `A size is held for ${holdDays} days, and then as long as its return is being checked`],
  ];
}
