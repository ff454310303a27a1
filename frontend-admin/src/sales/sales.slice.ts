import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SaleFields } from './editor/sale-fields';
import type { AskedPreview, Sale, SalePreview } from './sales.api';

interface SalesState {
  /** The one in the address. */
  sale: Loadable<Sale>;
  /** Its pages so far, with the sums of the first. */
  preview: Loadable<SalePreview>;
  /** The preview is of this; null: too little is filled in. */
  asked: AskedPreview | null;
  /** The sales that are being stopped or deleted. */
  busyIds: string[];
}

const initialState: SalesState = { sale: notLoaded, preview: notLoaded, asked: null, busyIds: [] };

const sale = loadable<Sale>().in('sale');
const preview = loadable<SalePreview>().in('preview');

export const salesSlice = createSlice({
  name: 'sales',
  initialState,
  reducers: {
    /** Without an id: a new one, for the target that its address names. */
    saleRequested(
      state,
      { payload: { id } }: PayloadAction<{ id: string | null; target: Partial<SaleFields> }>,
    ) {
      Object.assign(state, { sale: notLoaded, preview: notLoaded, asked: null });
      if (id !== null) state.sale.request = loading;
    },
    saleLoaded: sale.loaded,
    saleFailed: sale.failed,
    previewRequested(state, { payload }: PayloadAction<AskedPreview | null>) {
      state.asked = payload;
      if (payload) preview.requested(state);
      else state.preview = notLoaded;
    },
    morePreviewed(state) {
      state.preview.request = loading;
    },
    previewLoaded: preview.loaded,
    previewContinued(state, { payload }: PayloadAction<SalePreview>) {
      const { value } = state.preview;
      if (!value) return;
      const variants = [...value.variants, ...payload.variants];
      state.preview = { value: { ...value, variants, next: payload.next }, request: idle };
    },
    previewFailed: preview.failed,
    stopConfirmed: (state, { payload }: PayloadAction<Sale>) => void state.busyIds.push(payload._id),
    deletionConfirmed: (state, { payload }: PayloadAction<Sale>) => void state.busyIds.push(payload._id),
    changeFinished(state, { payload: id }: PayloadAction<string>) {
      state.busyIds = state.busyIds.filter((busy) => busy !== id);
    },
  },
  selectors: {
    selectSale: (state) => state.sale,
    selectPreview: (state) => state.preview,
    selectAsked: (state) => state.asked,
    selectBusyIds: (state) => state.busyIds,
  },
});

export const {
  saleRequested,
  saleLoaded,
  saleFailed,
  previewRequested,
  morePreviewed,
  previewLoaded,
  previewContinued,
  previewFailed,
  stopConfirmed,
  deletionConfirmed,
  changeFinished,
} = salesSlice.actions;
export const { selectSale, selectPreview, selectAsked, selectBusyIds } = salesSlice.selectors;
