import type { FeatureState } from '@haberdash/kit/feature';
import picturesState from '../pictures/pictures.state';
import { menuState } from '../reference-data/reference-data.state';
import { brandEditor, categoryEditor } from './taxonomy-editors';
import { taxonomySaga } from './taxonomy.saga';
import { taxonomySlice } from './taxonomy.slice';

const taxonomyState: FeatureState = {
  slices: [taxonomySlice, brandEditor.slice, categoryEditor.slice],
  sagas: [taxonomySaga, brandEditor.saga, categoryEditor.saga],
  needs: [menuState, picturesState],
};
export default taxonomyState;
