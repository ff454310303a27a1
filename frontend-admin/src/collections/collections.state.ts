import type { FeatureState } from '@haberdash/kit/feature';
import picturesState from '../pictures/pictures.state';
import { productSearchState } from '../product-search/product-search.state';
import { menuState, sizesState } from '../reference-data/reference-data.state';
import { collectionEditor } from './collection-editor';
import { collectionsSaga } from './collections.saga';
import { collectionsSlice } from './collections.slice';

const collectionsState: FeatureState = {
  slices: [collectionsSlice, collectionEditor.slice],
  sagas: [collectionsSaga, collectionEditor.saga],
  needs: [menuState, sizesState, picturesState, productSearchState],
};
export default collectionsState;
