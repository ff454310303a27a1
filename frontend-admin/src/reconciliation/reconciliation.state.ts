import type { FeatureState } from '@haberdash/kit/feature';
import reportListsState from '../report-lists/report-lists.state';
import { reconciliationSaga } from './reconciliation.saga';
import { reconciliationSlice } from './reconciliation.slice';

const reconciliationState: FeatureState = {
  slices: [reconciliationSlice],
  sagas: [reconciliationSaga],
  needs: [reportListsState],
};
export default reconciliationState;
