import type { FeatureState } from '@haberdash/kit/feature';
import { passwordSaga } from './password.saga';
import { passwordSlice } from './password.slice';
import { profileSaga } from '@haberdash/kit/profile/profile.saga';
import { profileSlice } from '@haberdash/kit/profile/profile.slice';

const profileState: FeatureState = {
  slices: [profileSlice, passwordSlice],
  sagas: [profileSaga, passwordSaga],
};
export default profileState;
