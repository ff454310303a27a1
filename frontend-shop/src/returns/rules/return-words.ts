import type { ReturnRules } from './return-rules.api';

export const isFree = ({ wayPaidBy, fee }: Pick<ReturnRules, 'wayPaidBy' | 'fee'>): boolean =>
  wayPaidBy === 'shop' && fee === 0;

/** A text of the shop may name these in braces, so that it says what the rules of returns do. */
export const returnWords: Record<string, (rules: ReturnRules) => string> = {
  returns: (rules) =>
    isFree(rules) ? `Free returns within ${rules.windowDays} days` : `${rules.windowDays}-day returns`,
  'return days': ({ windowDays }) => `${windowDays} days`,
};
