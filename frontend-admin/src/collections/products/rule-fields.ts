import type { Rule } from '../collections.api';

export const emptyRule: Rule = {
  category: [],
  brand: [],
  size: [],
  colour: [],
  priceFrom: null,
  priceTo: null,
  onSale: false,
  newWithinDays: null,
};

/** The rule in a form. @returns null without any condition */
export function ruleIn(fields: Partial<Rule>): Rule | null {
  const rule = { ...emptyRule, ...fields };
  const isEmpty = Object.values(rule).every((value) => (Array.isArray(value) ? value.length === 0 : !value));
  return isEmpty ? null : rule;
}
