import type { FeatureState } from '@haberdash/kit/feature';
import { pictureUploadSaga } from './picture-upload.saga';
import { pictureUploadSlice } from './picture-upload.slice';

const picturesState: FeatureState = {
  slices: [pictureUploadSlice],
  sagas: [pictureUploadSaga],
};
export default picturesState;
