import type { FeatureState } from '@haberdash/kit/feature';
import { movementsList } from './movements-list';
import { stockLedgerSaga } from './stock-ledger.saga';
import { stockLedgerSlice } from './stock-ledger.slice';

const stockState: FeatureState = {
  slices: [stockLedgerSlice, movementsList.slice],
  sagas: [stockLedgerSaga],
};
export default stockState;
