import type { FeatureState } from '@haberdash/kit/feature';
import { productSearchSaga } from './product-search.saga';
import { productSearchSlice } from './product-search.slice';

export const productSearchState: FeatureState = {
  slices: [productSearchSlice],
  sagas: [productSearchSaga],
};
