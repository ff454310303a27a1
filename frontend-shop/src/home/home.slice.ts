import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';
import type { Banner } from './home.api';

interface HomeState {
  banners: Loadable<Banner[]>;
  featuredProducts: Loadable<Product[]>;
}

const initialState: HomeState = { banners: notLoaded, featuredProducts: notLoaded };

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
  },
  selectors: {
    selectBanners: (state) => state.banners,
    selectFeaturedProducts: (state) => state.featuredProducts,
  },
});

export const {
  bannersRequested,
  bannersLoaded,
  bannersFailed,
  featuredProductsRequested,
  featuredProductsLoaded,
  featuredProductsFailed,
} = homeSlice.actions;
export const { selectBanners, selectFeaturedProducts } = homeSlice.selectors;
