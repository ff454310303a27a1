import type { FeatureState } from '@haberdash/kit/feature';
import { movementsList } from './movements-list';
import { piecesList } from './places/pieces-list';
import { placesSaga } from './places/places.saga';
import { placesSlice } from './places/places.slice';
import { removalsSaga } from './removals/removals.saga';
import { removalsSlice } from './removals/removals.slice';
import { stockLedgerSaga } from './stock-ledger.saga';
import { stockLedgerSlice } from './stock-ledger.slice';

const stockState: FeatureState = {
  slices: [stockLedgerSlice, movementsList.slice, placesSlice, piecesList.slice, removalsSlice],
  sagas: [stockLedgerSaga, placesSaga, removalsSaga],
};
export default stockState;
