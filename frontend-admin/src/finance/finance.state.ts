import type { FeatureState } from '@haberdash/kit/feature';
import { financeSaga } from './finance.saga';
import { financeSlice } from './finance.slice';
import { moneyList } from './money/money-list';

const financeState: FeatureState = {
  slices: [financeSlice, moneyList.slice],
  sagas: [financeSaga, moneyList.saga],
};
export default financeState;
