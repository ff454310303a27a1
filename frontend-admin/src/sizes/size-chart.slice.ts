import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SizeChart } from './sizes.api';

interface SizeChartState {
  chart: Loadable<SizeChart>;
}

const initialState: SizeChartState = { chart: notLoaded };

const chart = loadable<SizeChart>().in('chart');

export const sizeChartSlice = createSlice({
  name: 'sizeChart',
  initialState,
  reducers: {
    chartRequested: chart.requested,
    chartLoaded: chart.loaded,
    chartFailed: chart.failed,
    /** The ids of all scales in their new order: shown at once, then saved. */
    scalesReordered({ chart: { value } }, { payload: ids }: PayloadAction<string[]>) {
      value?.scales.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    },
    scaleDeleteRequested(_state, _action: PayloadAction<string>) {},
  },
  selectors: { selectChart: (state) => state.chart },
});

export const { chartRequested, chartLoaded, chartFailed, scalesReordered, scaleDeleteRequested } =
  sizeChartSlice.actions;
export const { selectChart } = sizeChartSlice.selectors;
