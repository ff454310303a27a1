import type { FeatureState } from '@haberdash/kit/feature';
import { profileSaga } from './profile.saga';
import { profileSlice } from './profile.slice';

const profileState: FeatureState = { slices: [profileSlice], sagas: [profileSaga] };
export default profileState;
