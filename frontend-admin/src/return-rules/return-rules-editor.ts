import { put, type SagaGenerator } from '@haberdash/kit/effects';
import type { Answer } from '@haberdash/kit/api/client';
import { createEditor } from '../editor/create-editor';
import { fetchNamed } from '../product-search/product-search.api';
import { productsNamed } from '../product-search/product-search.slice';
import { fetchReturnRules, putReturnRules, type ReturnRules } from './return-rules.api';
import { rulesRequested } from './return-rules.slice';

export type RulesFields = Omit<ReturnRules, 'version'>;

export const returnRulesEditor = createEditor<ReturnRules, RulesFields>({
  name: 'returnRulesEditor',
  fieldsOf: ({ version: _, ...fields }) => fields,
  save: (fields, saved) => putReturnRules({ ...fields, version: saved?.version ?? 1 }),
  latest: { code: 'STALE_RETURN_RULES', fetch: fetchRulesWithNames },
  *onSaved() {
    yield* put(rulesRequested());
  },
});

const namedAtOnce = 100;

/** The rules, after the names of the products that they exclude. */
export function* fetchRulesWithNames(): SagaGenerator<Answer<{ data: ReturnRules }>> {
  const result = yield* fetchReturnRules();
  const ids = result.ok ? result.body.data.exclusions.map(({ productId }) => productId) : [];
  for (let from = 0; from < ids.length; from += namedAtOnce) {
    const named = yield* fetchNamed(ids.slice(from, from + namedAtOnce));
    if (!named.ok) return named;
    yield* put(productsNamed(named.body.data));
  }
  return result;
}
