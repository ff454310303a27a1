import type { FeatureState } from '@haberdash/kit/feature';
import reportListsState from '../report-lists/report-lists.state';
import { booksSaga } from './reconciliation.saga';
import { booksSlice } from './reconciliation.slice';

const booksState: FeatureState = {
  slices: [booksSlice],
  sagas: [booksSaga],
  needs: [reportListsState],
};
export default booksState;
