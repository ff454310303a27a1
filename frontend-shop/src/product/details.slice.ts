import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product, ProductDetails } from './product.api';

/** The value stays when a refresh fails. */
export interface Details extends Loadable<ProductDetails> {
  /** The product does not exist. */
  isMissing?: boolean;
}

interface DetailsState {
  /** A key is a product's id, or the slug that was requested, until its product is loaded. */
  details: Record<string, Details>;
  /** The ids of products by the slugs that lead to them. */
  ids: Record<string, string>;
  /** The product of the card that was opened last, shown until its details are loaded. */
  openedCard: Product | null;
}

const initialState: DetailsState = { details: {}, ids: {}, openedCard: null };

/** A product is requested by its id or a slug. */
interface Named {
  named: string;
}

interface DetailsFailure extends Named {
  refusal: { status: number; message: string };
}

export const detailsSlice = createSlice({
  name: 'details',
  initialState,
  reducers: {
    cardOpened(state, { payload }: PayloadAction<Product>) {
      state.openedCard = payload;
    },
    /** With the id of a product, or a slug. */
    detailsRequested({ details, ids }, { payload: named }: PayloadAction<string>) {
      const id = ids[named] ?? named;
      details[id] = { value: details[id]?.value ?? null, request: loading };
    },
    detailsLoaded(
      { details, ids },
      { payload: { named, product } }: PayloadAction<Named & { product: ProductDetails }>,
    ) {
      const { _id: id, slug = id } = product;
      for (const name of [named, slug]) ids[name] = id;
      details[id] = { value: product, request: idle };
    },
    detailsFailed({ details, ids }, { payload: { named, refusal } }: PayloadAction<DetailsFailure>) {
      const id = ids[named] ?? named;
      const isMissing = refusal.status === 404;
      const value = isMissing ? null : (details[id]?.value ?? null);
      details[id] = { value, request: failed(refusal), isMissing };
    },
  },
  selectors: {
    selectDetails: ({ details, ids }, named: string): Details => details[ids[named] ?? named] ?? notLoaded,
    selectOpenedCard: (state) => state.openedCard,
  },
});

export const { cardOpened, detailsRequested, detailsLoaded, detailsFailed } = detailsSlice.actions;
export const { selectDetails, selectOpenedCard } = detailsSlice.selectors;
