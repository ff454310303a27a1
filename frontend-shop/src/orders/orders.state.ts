import type { FeatureState } from '@haberdash/kit/feature';
import { cancellingSaga } from './cancelling/cancelling.saga';
import { cancellingSlice } from './cancelling/cancelling.slice';
import { guestOrdersSaga } from './links/guest-orders.saga';
import { guestOrdersSlice } from './links/guest-orders.slice';
import { keepOrderSaga } from './links/keep-order.saga';
import { keepOrderSlice } from './links/keep-order.slice';
import { ordersSaga } from './orders.saga';
import { ordersSlice } from './orders.slice';
import { returnsSaga } from '../returns/returns.saga';
import { returnsSlice } from '../returns/returns.slice';

const ordersState: FeatureState = {
  slices: [ordersSlice, cancellingSlice, keepOrderSlice, guestOrdersSlice, returnsSlice],
  sagas: [ordersSaga, cancellingSaga, keepOrderSaga, guestOrdersSaga, returnsSaga],
};
export default ordersState;
