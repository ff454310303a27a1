import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner } from './banners.api';

interface BannersState {
  banners: Loadable<Banner[]>;
  adding: RequestState;
}

const initialState: BannersState = { banners: notLoaded, adding: idle };

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
    bannerDeleteRequested(state, _action: PayloadAction<string>) {
      state.banners.request = loading;
    },
    /** They stand in their new order at once; the shop's answer follows. */
    bannersReordered(state, { payload }: PayloadAction<Banner[]>) {
      state.banners = { value: payload, request: loading };
    },
    bannerRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.adding = failed(payload);
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
  bannerDeleteRequested,
  bannersReordered,
  bannerRefused,
} = bannersSlice.actions;
export const { selectBanners, selectAdding } = bannersSlice.selectors;
