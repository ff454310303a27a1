import type { FeatureState } from '@haberdash/kit/feature';
import { memberEditor, roleEditor } from './staff-editors';
import { staffSaga } from './staff.saga';
import { staffSlice } from './staff.slice';

const staffState: FeatureState = {
  slices: [staffSlice, memberEditor.slice, roleEditor.slice],
  sagas: [staffSaga, memberEditor.saga, roleEditor.saga],
};
export default staffState;
