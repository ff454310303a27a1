import type { FeatureState } from '@haberdash/kit/feature';
import listingState from '../listing/listing.state';
import { searchSaga } from './search.saga';
import { searchSlice } from './search.slice';

const searchState: FeatureState = { slices: [searchSlice], sagas: [searchSaga], needs: [listingState] };
export default searchState;
