import type { FeatureState } from '@haberdash/kit/feature';
import ordersState from '../orders/orders.state';
import { declaringSaga } from './declaring/declaring.saga';
import { declaringSlice } from './declaring/declaring.slice';

const returnsState: FeatureState = {
  slices: [declaringSlice],
  sagas: [declaringSaga],
  needs: [ordersState],
};
export default returnsState;
