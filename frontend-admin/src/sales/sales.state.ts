import type { FeatureState } from '@haberdash/kit/feature';
import { menuState } from '../reference-data/reference-data.state';
import { saleEditor } from './editor/sale-editor';
import { salesList } from './sales-list';
import { salesSaga } from './sales.saga';
import { salesSlice } from './sales.slice';

const salesState: FeatureState = {
  slices: [salesSlice, salesList.slice, saleEditor.slice],
  sagas: [salesSaga, salesList.saga, saleEditor.saga],
  needs: [menuState],
};
export default salesState;
