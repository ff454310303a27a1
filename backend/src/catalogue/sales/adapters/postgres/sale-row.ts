import sql, { type Sql } from 'sql-template-tag';
import { Money } from '../../../../shared/money';
import type { SaleState, Saver } from '../../domain/sale';
import type { Ending, SaleRule } from '../../domain/sale-price';
import type { SaleTarget } from '../../domain/sale-target';

interface RuleColumns {
  percent: number | null;
  ending: Ending | null;
  priceCents: number | null;
}

export type SaleRow = Omit<SaleState, 'rule'> & RuleColumns & Saver;

/** The columns of a row `s`. */
export const saleColumns = sql`s.id, s.name, s.target, s.percent, s.ending, s.price_cents AS "priceCents",
  s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.state, s.version, s.saved_at AS "savedAt", s.saved_by_name AS "savedByName",
  s.reduced_up_to AS "reducedUpTo", s.is_reduced AS "isReduced", s.products, s.variants`;

export const stateOfRow = ({ percent, ending, priceCents, ...row }: SaleRow): SaleState => ({
  ...row,
  rule: ruleOf({ percent, ending, priceCents }),
});

/** All columns but the id, in their order. */
export const valuesOf = ({ rule, target, ...state }: SaleState): Sql => {
  const { percent, ending, priceCents } = columnsOf(rule);
  return sql`${state.name}::text, ${JSON.stringify(target satisfies SaleTarget)}::jsonb, ${percent}::integer, ${ending}::integer,
    ${priceCents}::integer, ${state.startsAt}::timestamptz, ${state.endsAt}::timestamptz, ${state.state}::text,
    ${state.version}::integer, ${state.savedAt}::timestamptz, ${state.savedByName}::text, ${state.reducedUpTo}::uuid,
    ${state.isReduced}::boolean, ${state.products}::integer, ${state.variants}::integer`;
};

/** One of the two columns is null. */
const ruleOf = ({ percent, ending, priceCents }: RuleColumns): SaleRule =>
  percent === null ? { price: Money.ofCents(priceCents ?? 0) } : { percent, ending };

const columnsOf = (rule: SaleRule): RuleColumns =>
  'price' in rule
    ? { percent: null, ending: null, priceCents: rule.price.cents }
    : { percent: rule.percent, ending: rule.ending, priceCents: null };
