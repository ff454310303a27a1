import type { FeatureState } from '@haberdash/kit/feature';
import { returnRateSaga } from './return-rate.saga';
import { returnRateSlice } from './return-rate.slice';

const returnRateState: FeatureState = { slices: [returnRateSlice], sagas: [returnRateSaga] };
export default returnRateState;
