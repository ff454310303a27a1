import type { FeatureState } from '@haberdash/kit/feature';
import ordersState from '../orders/orders.state';
import { trackingSaga } from './tracking.saga';
import { trackingSlice } from './tracking.slice';

const sendingState: FeatureState = {
  slices: [trackingSlice],
  sagas: [trackingSaga],
  needs: [ordersState],
};
export default sendingState;
