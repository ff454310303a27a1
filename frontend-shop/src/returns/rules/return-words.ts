import type { ReturnPlaceholder } from '@haberdash/kit/texts/placeholders';
import type { ReturnRules } from './return-rules.api';

export const isFree = ({ wayPaidBy, fee }: Pick<ReturnRules, 'wayPaidBy' | 'fee'>): boolean =>
  wayPaidBy === 'shop' && fee === 0;

/** The words of the rules of returns for a text that names them. */
export const returnWords: Record<ReturnPlaceholder, (rules: ReturnRules) => string> = {
  returns: (rules) =>
    isFree(rules) ? `Free returns within ${rules.windowDays} days` : `${rules.windowDays}-day returns`,
  'return days': ({ windowDays }) => `${windowDays} days`,
};
