import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Places } from './places.api';

interface PlacesState {
  places: Loadable<Places>;
  /** Those of this variant. */
  variantId: string | null;
}

const initialState: PlacesState = { places: notLoaded, variantId: null };
const places = loadable<Places>().in('places');

export const placesSlice = createSlice({
  name: 'adminPlaces',
  initialState,
  reducers: {
    /** The places of the same variant stay visible until they are loaded again. */
    placesRequested(state, { payload: variantId }: PayloadAction<string>) {
      if (variantId !== state.variantId) state.places = { ...notLoaded };
      state.variantId = variantId;
      places.requested(state);
    },
    placesLoaded: places.loaded,
    placesFailed: places.failed,
  },
  selectors: { selectPlaces: (state) => state.places, selectPlacesOf: (state) => state.variantId },
});

export const { placesRequested, placesLoaded, placesFailed } = placesSlice.actions;
export const { selectPlaces, selectPlacesOf } = placesSlice.selectors;
