import type { FeatureState } from '@haberdash/kit/feature';
import { mailTextEditor } from './mail-text-editor';
import { mailTextsSaga } from './mail-texts.saga';
import { mailTextsSlice } from './mail-texts.slice';

const mailTextsState: FeatureState = {
  slices: [mailTextsSlice, mailTextEditor.slice],
  sagas: [mailTextsSaga],
};
export default mailTextsState;
