import type { FeatureState } from '@haberdash/kit/feature';
import { withdrawalsList } from './withdrawals-list';
import { withdrawalsSaga } from './withdrawals.saga';
import { withdrawalsSlice } from './withdrawals.slice';

const withdrawalsState: FeatureState = {
  slices: [withdrawalsSlice, withdrawalsList.slice],
  sagas: [withdrawalsSaga],
};
export default withdrawalsState;
