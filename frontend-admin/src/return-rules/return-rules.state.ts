import type { FeatureState } from '@haberdash/kit/feature';
import { productSearchState } from '../product-search/product-search.state';
import { returnRulesEditor } from './return-rules-editor';
import { returnRulesSaga } from './return-rules.saga';
import { returnRulesSlice } from './return-rules.slice';

const returnRulesState: FeatureState = {
  slices: [returnRulesSlice, returnRulesEditor.slice],
  sagas: [returnRulesSaga],
  needs: [productSearchState],
};
export default returnRulesState;
