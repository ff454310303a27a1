import type { FeatureState } from '@haberdash/kit/feature';
import { collectionRowsSaga } from '../collections/collection-rows.saga';
import { collectionRowsSlice } from '../collections/collection-rows.slice';
import listingState from '../listing/listing.state';
import { homeSaga } from './home.saga';
import { homeSlice } from './home.slice';

const homeState: FeatureState = {
  slices: [homeSlice, collectionRowsSlice],
  sagas: [homeSaga, collectionRowsSaga],
  needs: [listingState],
};
export default homeState;
