import type { FeatureState } from '@haberdash/kit/feature';
import { roleEditor } from './role-editor';
import { staffSaga } from './staff.saga';
import { staffSlice } from './staff.slice';

const staffState: FeatureState = {
  slices: [staffSlice, roleEditor.slice],
  sagas: [staffSaga, roleEditor.saga],
};
export default staffState;
