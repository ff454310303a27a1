import type { FeatureState } from '@haberdash/kit/feature';
import { reviewsList } from './reviews-list';
import { reviewsSaga } from './reviews.saga';
import { reviewsSlice } from './reviews.slice';

const reviewsState: FeatureState = {
  slices: [reviewsSlice, reviewsList.slice],
  sagas: [reviewsSaga],
};
export default reviewsState;
