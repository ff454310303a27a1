import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { Sale } from '../domain/sale';
import type { SaleRule } from '../domain/sale-price';
import { namedBy } from '../domain/sale-target';

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

export const auditedSale = ({ state }: Sale): AuditedFields => {
  const { name, target, rule, startsAt, endsAt } = state;
  return {
    name,
    state: state.state,
    [target.kind]: namedBy(target),
    ...auditedRule(rule),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
};

const auditedRule = (rule: SaleRule): AuditedFields =>
  'price' in rule ? { salePrice: rule.price.toMajor() } : { percent: rule.percent, ending: rule.ending };

/** A sale counts as a setting, as a collection does: published remotes know no other subject for it. */
export const saleEntry = ({ state }: Sale, entry: Entry): AuditEntry => ({
  subject: 'setting',
  subjectId: `sale:${state.id}`,
  label: state.name,
  ...entry,
});
