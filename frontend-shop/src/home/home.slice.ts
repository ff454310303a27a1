import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Banner, Showcase } from './home.api';

interface HomeState {
  banners: Loadable<Banner[]>;
  /** Decoration only: a failure is not shown. */
  showcase: Showcase;
}

const initialState: HomeState = { banners: notLoaded, showcase: {} };

const banners = loadable<Banner[]>().in('banners');

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    bannersRequested: banners.requested,
    bannersLoaded: banners.loaded,
    bannersFailed: banners.failed,
    showcaseRequested() {},
    showcaseLoaded(state, { payload }: PayloadAction<Showcase>) {
      state.showcase = payload;
    },
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectShowcase: (state) => state.showcase,
  },
});

export const { bannersRequested, bannersLoaded, bannersFailed, showcaseRequested, showcaseLoaded } =
  homeSlice.actions;
export const { selectBanners, selectShowcase } = homeSlice.selectors;
