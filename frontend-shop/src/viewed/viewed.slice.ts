import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product/product.api';

interface ViewedState {
  /** The latest product comes first. */
  viewed: Product[];
}

const initialState: ViewedState = { viewed: [] };

export const viewedSlice = createSlice({
  name: 'viewed',
  initialState,
  reducers: {
    /** With the id of a product that was opened. */
    productViewed(_state, _action: PayloadAction<string>) {},
    viewedRequested() {},
    viewedLoaded(state, { payload }: PayloadAction<Product[]>) {
      state.viewed = payload;
    },
    viewedCleared(state) {
      state.viewed = [];
    },
  },
  selectors: { selectViewed: ({ viewed }) => viewed },
});

export const { productViewed, viewedRequested, viewedLoaded, viewedCleared } = viewedSlice.actions;
export const { selectViewed } = viewedSlice.selectors;
