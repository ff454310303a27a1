import { devicesSaga } from '@haberdash/kit/devices/devices.saga';
import { devicesSlice } from '@haberdash/kit/devices/devices.slice';
import { defineAdminFeature } from '../access/admin-feature';
import { secondFactorSaga } from './second-factor.saga';
import { secondFactorSlice } from './second-factor.slice';

export const accountFeature = defineAdminFeature({
  routes: [{ path: 'account', page: () => import('./AccountPage'), needs: [] }],
  palette: [{ label: 'My account', to: '/admin/account', words: 'name password e-mail sign out' }],
  state: () => import('./profile/profile.state'),
});

/** The page stands in the place of every other one for an admin who lacks the second factor, so this state is there from the start. */
export const secondFactorFeature = defineAdminFeature({
  state: { slices: [secondFactorSlice, devicesSlice], sagas: [secondFactorSaga, devicesSaga] },
});
