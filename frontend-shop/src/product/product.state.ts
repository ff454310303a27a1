import type { FeatureState } from '@haberdash/kit/feature';
import { sizesState } from '../reference-data/reference-data.state';
import { ownFitSlice } from '../reviews/own-fit.slice';
import { reviewsSaga } from '../reviews/reviews.saga';
import { reviewsSlice } from '../reviews/reviews.slice';
import { waitlistSaga } from '../waitlist/waitlist.saga';
import { waitlistSlice } from '../waitlist/waitlist.slice';
import { relatedSaga } from './related/related.saga';
import { relatedSlice } from './related/related.slice';

const productState: FeatureState = {
  slices: [ownFitSlice, relatedSlice, reviewsSlice, waitlistSlice],
  sagas: [relatedSaga, reviewsSaga, waitlistSaga],
  needs: [sizesState],
};
export default productState;
