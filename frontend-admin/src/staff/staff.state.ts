import type { FeatureState } from '@haberdash/kit/feature';
import { invitationEditor, roleEditor } from './staff-editors';
import { staffSaga } from './staff.saga';
import { staffSlice } from './staff.slice';

const staffState: FeatureState = {
  slices: [staffSlice, invitationEditor.slice, roleEditor.slice],
  sagas: [staffSaga, invitationEditor.saga, roleEditor.saga],
};
export default staffState;
