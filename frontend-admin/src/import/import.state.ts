import type { FeatureState } from '@haberdash/kit/feature';
import { importSaga } from './import.saga';
import { importSlice } from './import.slice';

const importState: FeatureState = {
  slices: [importSlice],
  sagas: [importSaga],
};
export default importState;
