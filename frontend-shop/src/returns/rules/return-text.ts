import { money } from '@haberdash/kit/money';
import { isFree } from './return-words';
import type { ExclusionReason, ReturnRules } from './return-rules.api';

type Costs = Pick<ReturnRules, 'wayPaidBy' | 'fee'>;

/** Free of charge; or: $4.90 and postage, free if faulty */
export function costText(costs: Costs): string {
  if (isFree(costs)) return 'Free of charge';
  const { wayPaidBy, fee } = costs;
  if (fee === 0) return 'You pay postage, free if faulty';
  return `${money(fee)}${wayPaidBy === 'shop' ? '' : ' and postage'}, free if faulty`;
}

/** You pay the postage, and we keep $4.90 of the refund. */
export function costSentences({ wayPaidBy, fee }: Costs): string {
  const way = wayPaidBy === 'shop' ? 'We pay the postage' : 'You pay the postage';
  return fee === 0 ? `${way}.` : `${way}, and we keep ${money(fee)} of the refund.`;
}

export const windowText = ({ windowDays }: ReturnRules): string => `${windowDays} days to send it back`;

/** The terms of one product, and what they cost. */
export function termsOf(rules: ReturnRules, reason: ExclusionReason | null) {
  if (reason === 'made-to-order')
    return { terms: "Made to order, can't be sent back", cost: 'Free of charge if faulty' };
  const isSealed = reason === 'opened';
  return { terms: windowText(rules) + (isSealed ? ', unopened' : ''), cost: costText(rules) };
}

const excluded: Record<ExclusionReason, string> = {
  'made-to-order': "Made to order, can't be sent back",
  opened: 'Only unopened',
};

/** Only unopened: Crew Socks; Bow Blouse */
export const exclusionTexts = (titlesOf: (reason: ExclusionReason) => string[]): string[] =>
  (Object.keys(excluded) as ExclusionReason[]).flatMap((reason) => {
    const titles = titlesOf(reason);
    return titles.length > 0 ? [`${excluded[reason]}: ${titles.join('; ')}`] : [];
  });
