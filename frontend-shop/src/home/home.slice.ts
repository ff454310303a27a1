import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Schema } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import type { Product } from '../catalogue/product';

export type Banner = Schema<'BannerView'>;

interface HomeState {
  banners: Banner[];
  products: Product[];
  productsRequest: RequestState;
}

const initialState: HomeState = { banners: [], products: [], productsRequest: loading };

export const homeSlice = createSlice({
  name: 'home',
  initialState,
  reducers: {
    bannersRequested: () => {},
    bannersLoaded(state, { payload }: PayloadAction<Banner[]>) {
      state.banners = payload;
    },
    /** The page stands without them, so nobody is told. */
    bannersFailed(state) {
      state.banners = [];
    },
    featuredProductsRequested(state) {
      state.productsRequest = loading;
    },
    featuredProductsLoaded(state, { payload }: PayloadAction<Product[]>) {
      state.products = payload;
      state.productsRequest = idle;
    },
    featuredProductsFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.products = [];
      state.productsRequest = failed(payload);
    },
  },
  selectors: { selectHome: (state) => state, selectBanners: (state) => state.banners },
});

export const {
  bannersRequested,
  bannersLoaded,
  bannersFailed,
  featuredProductsRequested,
  featuredProductsLoaded,
  featuredProductsFailed,
} = homeSlice.actions;
export const { selectHome, selectBanners } = homeSlice.selectors;
