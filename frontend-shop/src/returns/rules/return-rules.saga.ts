import { put, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchRules } from './return-rules.api';
import { rulesFailed, rulesLoaded, rulesRequested } from './return-rules.slice';

export function* returnRulesSaga(): SagaGenerator<void> {
  yield* takeEvery(rulesRequested, loadRules);
}

function* loadRules({ payload: productIds }: ReturnType<typeof rulesRequested>) {
  const result = yield* fetchRules(productIds);
  yield* put(result.ok ? rulesLoaded({ rules: result.body.data, productIds }) : rulesFailed(result.refusal));
}
