import type { FeatureState } from '@haberdash/kit/feature';
import auditState from '../audit/audit.state';
import picturesState from '../pictures/pictures.state';
import { countriesState, menuState, sizesState } from '../reference-data/reference-data.state';
import { bulkEditSaga } from './bulk-edit/bulk-edit.saga';
import { bulkEditSlice } from './bulk-edit/bulk-edit.slice';
import { productCollectionsSaga } from './collections/product-collections.saga';
import { productCollectionsSlice } from './collections/product-collections.slice';
import { fitSaga } from './fit/fit.saga';
import { fitSlice } from './fit/fit.slice';
import { matchingSaga } from './matching/matching.saga';
import { matchingSlice } from './matching/matching.slice';
import { missingFactsSaga } from './facts/missing-facts.saga';
import { missingFactsSlice } from './facts/missing-facts.slice';
import { pictureBoardSlice } from './picture-board/picture-board.slice';
import { productsList } from './products-list';
import { productsSaga } from './products.saga';
import { productsSlice } from './products.slice';
import { publicationSaga } from './publication/publication.saga';
import { publicationSlice } from './publication/publication.slice';
import { stockSaga } from './stock/stock.saga';
import { stockSlice } from './stock/stock.slice';
import { variantsSaga } from './variants/variants.saga';
import { variantsSlice } from './variants/variants.slice';

const productsState: FeatureState = {
  slices: [
    productsSlice,
    productsList.slice,
    publicationSlice,
    matchingSlice,
    bulkEditSlice,
    fitSlice,
    productCollectionsSlice,
    missingFactsSlice,
    variantsSlice,
    stockSlice,
    pictureBoardSlice,
  ],
  sagas: [
    productsSaga,
    publicationSaga,
    matchingSaga,
    bulkEditSaga,
    fitSaga,
    productCollectionsSaga,
    missingFactsSaga,
    variantsSaga,
    stockSaga,
  ],
  needs: [auditState, picturesState, menuState, sizesState, countriesState],
};
export default productsState;
