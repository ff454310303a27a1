import type { FeatureState } from '@haberdash/kit/feature';
import { menuState } from '../reference-data/reference-data.state';
import { linesList } from './count/lines-list';
import { stockTakeSaga } from './count/stock-take.saga';
import { stockTakeSlice } from './count/stock-take.slice';
import { countFileSaga } from './file/count-file.saga';
import { countFileSlice } from './file/count-file.slice';
import { countingListSaga } from './print/counting-list.saga';
import { countingListSlice } from './print/counting-list.slice';
import { startSaga } from './start/start.saga';
import { startSlice } from './start/start.slice';
import { stockTakesList } from './stock-takes-list';

const stockTakesState: FeatureState = {
  slices: [
    stockTakesList.slice,
    linesList.slice,
    startSlice,
    stockTakeSlice,
    countingListSlice,
    countFileSlice,
  ],
  sagas: [stockTakesList.saga, linesList.saga, startSaga, stockTakeSaga, countingListSaga, countFileSaga],
  needs: [menuState],
};
export default stockTakesState;
