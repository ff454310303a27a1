import type { Schema } from '@haberdash/kit/api/client';

type ReturnRules = Schema<'ReturnRulesView'>;

/** 30 days at the expense of the shopper. */
export function returnRulesAnswer(fields: Partial<ReturnRules> = {}): Schema<'ReturnRulesAnswer'> {
  const rules: ReturnRules = {
    windowDays: 30,
    wayPaidBy: 'shopper',
    fee: 0,
    arrivalDays: 21,
    exclusions: [],
    ...fields,
  };
  return { success: true, data: rules };
}
