import type { FeatureState } from '@haberdash/kit/feature';
import productState from '../product/product.state';
import { previewSaga } from './preview.saga';
import { previewSlice } from './preview.slice';

const previewState: FeatureState = {
  slices: [previewSlice],
  sagas: [previewSaga],
  needs: [productState],
};
export default previewState;
