import type { FeatureState } from '@haberdash/kit/feature';
import picturesState from '../pictures/pictures.state';
import { menuState } from '../reference-data/reference-data.state';
import { taxonomySaga } from './taxonomy.saga';
import { taxonomySlice } from './taxonomy.slice';

const taxonomyState: FeatureState = {
  slices: [taxonomySlice],
  sagas: [taxonomySaga],
  needs: [menuState, picturesState],
};
export default taxonomyState;
