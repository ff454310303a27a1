import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner } from './banners.api';

interface BannersState {
  banners: Loadable<Banner[]>;
  adding: RequestState;
}

const initialState: BannersState = {
  banners: notLoaded,
  adding: idle,
};

const banners = loadable<Banner[]>().in('banners');

export const bannersSlice = createSlice({
  name: 'adminBanners',
  initialState,
  reducers: {
    bannersRequested: banners.requested,
    bannersLoaded: banners.loaded,
    bannersFailed: banners.failed,
    /** The payload is the address of an uploaded picture. */
    bannerSubmitted(state, _action: PayloadAction<string>) {
      state.adding = loading;
    },
    bannerAdded(state) {
      state.adding = idle;
    },
    bannerRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.adding = failed(payload);
    },
    bannerDeleteRequested(state, _action: PayloadAction<string>) {
      state.banners.request = loading;
    },
    /** Shown at once, then saved. */
    bannersReordered(state, { payload }: PayloadAction<Banner[]>) {
      state.banners.value = payload;
    },
    bannerChanged(state, { payload: changed }: PayloadAction<Banner>) {
      const { value } = state.banners;
      if (value) state.banners.value = value.map((one) => (one._id === changed._id ? changed : one));
    },
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectAdding: (state) => state.adding,
  },
});

export const {
  bannersRequested,
  bannersLoaded,
  bannersFailed,
  bannerSubmitted,
  bannerAdded,
  bannerRefused,
  bannerDeleteRequested,
  bannersReordered,
  bannerChanged,
} = bannersSlice.actions;
export const { selectBanners, selectAdding } = bannersSlice.selectors;
