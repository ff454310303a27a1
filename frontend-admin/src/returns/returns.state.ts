import type { FeatureState } from '@haberdash/kit/feature';
import { returnSlice } from './handling/return.slice';
import { returnsList } from './returns-list';
import { returnsSaga } from './returns.saga';
import { returnsSlice } from './returns.slice';

const returnsState: FeatureState = {
  slices: [returnsSlice, returnSlice, returnsList.slice],
  sagas: [returnsSaga],
};
export default returnsState;
