import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProductPage } from '../listing/listing.api';

/** The first products of a collection. */
export type CollectionRow = Loadable<ProductPage> & { isMissing: boolean };

interface CollectionRowsState {
  /** The keys are the slugs of collections. */
  rows: Record<string, CollectionRow>;
}

const initialState: CollectionRowsState = { rows: {} };
const notRequested: CollectionRow = { ...notLoaded, isMissing: false };

export const collectionRowsSlice = createSlice({
  name: 'collectionRows',
  initialState,
  reducers: {
    rowRequested({ rows }, { payload: slug }: PayloadAction<string>) {
      rows[slug] = { value: rows[slug]?.value ?? null, request: loading, isMissing: false };
    },
    rowLoaded({ rows }, { payload }: PayloadAction<{ slug: string; page: ProductPage }>) {
      rows[payload.slug] = { value: payload.page, request: idle, isMissing: false };
    },
    rowFailed({ rows }, { payload }: PayloadAction<{ slug: string; message: string; status: number }>) {
      rows[payload.slug] = { value: null, request: failed(payload), isMissing: payload.status === 404 };
    },
  },
  selectors: {
    selectRow: (state, slug: string) => state.rows[slug] ?? notRequested,
  },
});

export const { rowRequested, rowLoaded, rowFailed } = collectionRowsSlice.actions;
export const { selectRow } = collectionRowsSlice.selectors;
