import type { FeatureState } from '@haberdash/kit/feature';
import { sizesState } from '../reference-data/reference-data.state';
import { scaleEditor } from './scale-editor';
import { sizeChartSlice } from './size-chart.slice';
import { sizeChartSaga } from './sizes.saga';

const sizeChartState: FeatureState = {
  slices: [sizeChartSlice, scaleEditor.slice],
  sagas: [sizeChartSaga],
  needs: [sizesState],
};
export default sizeChartState;
