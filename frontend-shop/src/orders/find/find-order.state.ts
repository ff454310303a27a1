import type { FeatureState } from '@haberdash/kit/feature';
import { findOrderSaga } from './find-order.saga';
import { findOrderSlice } from './find-order.slice';

const findOrderState: FeatureState = { slices: [findOrderSlice], sagas: [findOrderSaga] };
export default findOrderState;
