import type { FeatureState } from '@haberdash/kit/feature';
import { auditList } from './audit-list';
import { auditSaga } from './audit.saga';
import { historySlice } from './history.slice';

const auditState: FeatureState = {
  slices: [auditList.slice, historySlice],
  sagas: [auditSaga],
};
export default auditState;
