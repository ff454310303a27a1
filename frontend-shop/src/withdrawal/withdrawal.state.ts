import type { FeatureState } from '@haberdash/kit/feature';
import { withdrawalSaga } from './withdrawal.saga';
import { withdrawalSlice } from './withdrawal.slice';

const withdrawalState: FeatureState = { slices: [withdrawalSlice], sagas: [withdrawalSaga] };
export default withdrawalState;
