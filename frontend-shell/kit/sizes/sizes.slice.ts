import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { SizeScale } from './sizes.api';

interface SizesState {
  scales: Loadable<SizeScale[]>;
}

const initialState: SizesState = { scales: notLoaded };

const scales = loadable<SizeScale[]>().in('scales');

export const sizesSlice = createSlice({
  name: 'sizes',
  initialState,
  reducers: {
    sizesRequested: scales.requested,
    sizesLoaded: scales.loaded,
    sizesFailed: scales.failed,
  },
  selectors: { selectScales: (state) => state.scales },
});

export const { sizesRequested, sizesLoaded, sizesFailed } = sizesSlice.actions;
export const { selectScales } = sizesSlice.selectors;
