import type { FeatureState } from '@haberdash/kit/feature';
import { devicesSaga } from '@haberdash/kit/devices/devices.saga';
import { devicesSlice } from '@haberdash/kit/devices/devices.slice';
import { profileSaga } from '@haberdash/kit/profile/profile.saga';
import { profileSlice } from '@haberdash/kit/profile/profile.slice';
import checkoutState from '../checkout/checkout.state';
import ordersState from '../orders/orders.state';
import { passwordSaga } from './password.saga';
import { passwordSlice } from './password.slice';

/** With the checkout, which chooses an address that is added here. */
const accountState: FeatureState = {
  slices: [profileSlice, passwordSlice, devicesSlice],
  sagas: [profileSaga, passwordSaga, devicesSaga],
  needs: [checkoutState, ordersState],
};
export default accountState;
