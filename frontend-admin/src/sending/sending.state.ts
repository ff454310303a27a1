import type { FeatureState } from '@haberdash/kit/feature';
import ordersState from '../orders/orders.state';
import { shippingSaga } from './shipping.saga';
import { shippingSlice } from './shipping.slice';
import { trackingSaga } from './tracking/tracking.saga';
import { trackingSlice } from './tracking/tracking.slice';

const sendingState: FeatureState = {
  slices: [trackingSlice, shippingSlice],
  sagas: [trackingSaga, shippingSaga],
  needs: [ordersState],
};
export default sendingState;
