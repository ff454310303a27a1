import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';
import type { Banner, Showcase } from './home.api';

interface HomeState {
  banners: Loadable<Banner[]>;
  featuredProducts: Loadable<Product[]>;
  /** Only adorns: what can't be loaded is left out. */
  showcase: Showcase;
}

const initialState: HomeState = { banners: notLoaded, featuredProducts: notLoaded, showcase: {} };

const banners = loadable<Banner[]>().in('banners');
const featuredProducts = loadable<Product[]>().in('featuredProducts');

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    bannersRequested: banners.requested,
    bannersLoaded: banners.loaded,
    bannersFailed: banners.failed,
    featuredProductsRequested: featuredProducts.requested,
    featuredProductsLoaded: featuredProducts.loaded,
    featuredProductsFailed: featuredProducts.failed,
    showcaseRequested() {},
    showcaseLoaded(state, { payload }: PayloadAction<Showcase>) {
      state.showcase = payload;
    },
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectFeaturedProducts: (state) => state.featuredProducts,
    selectShowcase: (state) => state.showcase,
  },
});

export const {
  bannersRequested,
  bannersLoaded,
  bannersFailed,
  featuredProductsRequested,
  featuredProductsLoaded,
  featuredProductsFailed,
  showcaseRequested,
  showcaseLoaded,
} = homeSlice.actions;
export const { selectBanners, selectFeaturedProducts, selectShowcase } = homeSlice.selectors;
