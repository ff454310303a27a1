import type { FeatureState } from '@haberdash/kit/feature';
import stockState from '../stock/stock.state';
import { priceChangesList } from './price-changes-list';

const pricesState: FeatureState = {
  slices: [priceChangesList.slice],
  sagas: [priceChangesList.saga],
  needs: [stockState],
};
export default pricesState;
