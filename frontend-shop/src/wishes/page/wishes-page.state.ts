import type { FeatureState } from '@haberdash/kit/feature';
import listingState from '../../listing/listing.state';
import { wishedProductsSaga } from './wished-products.saga';
import { wishedProductsSlice } from './wished-products.slice';

/** With the cards of a list, and what the dialog of a product shows. */
const wishesPageState: FeatureState = {
  slices: [wishedProductsSlice],
  sagas: [wishedProductsSaga],
  needs: [listingState],
};
export default wishesPageState;
