import type { FeatureState } from '@haberdash/kit/feature';
import { sizesState } from '../reference-data/reference-data.state';
import { ownFitSlice } from '../reviews/own-fit.slice';
import { reviewsSaga } from '../reviews/reviews.saga';
import { reviewsSlice } from '../reviews/reviews.slice';
import { viewedSaga } from '../viewed/viewed.saga';
import { viewedSlice } from '../viewed/viewed.slice';
import { relatedSaga } from './related/related.saga';
import { relatedSlice } from './related/related.slice';

const productState: FeatureState = {
  slices: [ownFitSlice, relatedSlice, reviewsSlice, viewedSlice],
  sagas: [relatedSaga, reviewsSaga, viewedSaga],
  needs: [sizesState],
};
export default productState;
