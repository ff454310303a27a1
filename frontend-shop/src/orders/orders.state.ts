import type { FeatureState } from '@haberdash/kit/feature';
import { cancellingSaga } from './cancelling/cancelling.saga';
import { cancellingSlice } from './cancelling/cancelling.slice';
import { ordersSaga } from './orders.saga';
import { ordersSlice } from './orders.slice';

const ordersState: FeatureState = {
  slices: [ordersSlice, cancellingSlice],
  sagas: [ordersSaga, cancellingSaga],
};
export default ordersState;
