import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '../product.api';

interface RelatedState {
  /** The keys are the ids of the products that they are related to. */
  related: Record<string, Loadable<Product[]>>;
}

const initialState: RelatedState = { related: {} };

export const relatedSlice = createSlice({
  name: 'related',
  initialState,
  reducers: {
    relatedRequested({ related }, { payload: id }: PayloadAction<string>) {
      related[id] = { value: related[id]?.value ?? null, request: loading };
    },
    relatedLoaded({ related }, { payload }: PayloadAction<{ id: string; products: Product[] }>) {
      related[payload.id] = { value: payload.products, request: idle };
    },
    relatedFailed({ related }, { payload }: PayloadAction<{ id: string; message: string }>) {
      related[payload.id] = { value: null, request: failed(payload) };
    },
  },
  selectors: {
    selectRelated: (state, id: string): Loadable<Product[]> => state.related[id] ?? notLoaded,
  },
});

export const { relatedRequested, relatedLoaded, relatedFailed } = relatedSlice.actions;
export const { selectRelated } = relatedSlice.selectors;
