import type { FeatureState } from '@haberdash/kit/feature';
import productState from '../product/product.state';
import { listingSaga } from './listing.saga';
import { listingSlice } from './listing.slice';

/** With what the dialog of a product shows. */
const listingState: FeatureState = { slices: [listingSlice], sagas: [listingSaga], needs: [productState] };
export default listingState;
