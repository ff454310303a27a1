import type { Schema } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

type Banner = Schema<'BannerView'>;

interface BannersState {
  banners: Banner[] | null;
  listing: RequestState;
  adding: RequestState;
}

const initialState: BannersState = { banners: null, listing: idle, adding: idle };

export const bannersSlice = createSlice({
  name: 'adminBanners',
  initialState,
  reducers: {
    bannersRequested(state) {
      state.listing = loading;
    },
    bannersLoaded(state, { payload }: PayloadAction<Banner[]>) {
      state.banners = payload;
      state.listing = idle;
    },
    bannersFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.banners = [];
      state.listing = failed(payload);
    },
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
  },
  selectors: { selectBanners: (state) => state },
});

export const { bannersRequested, bannersLoaded, bannersFailed, bannerSubmitted, bannerAdded, bannerRefused } =
  bannersSlice.actions;
export const { selectBanners } = bannersSlice.selectors;
