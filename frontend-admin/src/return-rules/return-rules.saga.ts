import { all, call, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchRulesWithNames, returnRulesEditor } from './return-rules-editor';
import { rulesFailed, rulesLoaded, rulesRequested } from './return-rules.slice';

export function* returnRulesSaga(): SagaGenerator<void> {
  yield* all([call(returnRulesEditor.saga), takeLatest(rulesRequested, loadRules)]);
}

function* loadRules() {
  yield* load(fetchRulesWithNames(), rulesLoaded, rulesFailed);
}
