import { notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LineId } from '../cart/cart-changes';
import { withoutWish, withWish } from './wish-changes';
import type { Wish } from './wishes.api';

interface WishesState {
  /** With the changes that are on their way to the server. */
  wishes: Loadable<Wish[]>;
}

const initialState: WishesState = { wishes: notLoaded };

export interface WishedLine extends LineId {
  /** The stock of the variant. */
  totalStock: number;
}

export const wishesSlice = createSlice({
  name: 'wishes',
  initialState,
  reducers: {
    wishesRequested(state) {
      state.wishes.request = loading;
    },
    /** Refreshes the wishes in the background; a failure is not shown. */
    wishesOutdated() {},
    wishesLoaded(state, { payload }: PayloadAction<Wish[]>) {
      state.wishes = { value: payload, request: idle };
    },
    wishesFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.wishes.request = failed(payload);
    },
    wishAdded({ wishes }, { payload }: PayloadAction<Wish>) {
      wishes.value = wishes.value && withWish(wishes.value, payload);
    },
    wishRemoved({ wishes }, { payload }: PayloadAction<Wish>) {
      wishes.value = wishes.value && withoutWish(wishes.value, payload);
    },
    /** A visitor who has signed in made wishes in this browser. */
    wishesFound() {},
    /** A line of the cart is saved for later. */
    lineSaved(_state, _action: PayloadAction<LineId>) {},
    /** A line that was saved for later goes back to the cart. */
    wishMovedToCart(_state, _action: PayloadAction<WishedLine>) {},
    /** The shopper asks for the page, from a message. */
    wishListOpened() {},
  },
  selectors: {
    selectWishes: (state) => state.wishes,
    selectIsWished: ({ wishes }, productId: string) =>
      wishes.value?.some((wish) => wish.productId === productId) ?? false,
  },
});

export const {
  wishesRequested,
  wishesOutdated,
  wishesFound,
  wishesLoaded,
  wishesFailed,
  wishAdded,
  wishRemoved,
  lineSaved,
  wishMovedToCart,
  wishListOpened,
} = wishesSlice.actions;
export const { selectWishes, selectIsWished } = wishesSlice.selectors;

/** These need the server or the browser's storage. */
export const wishesActions = [
  lineSaved,
  wishAdded,
  wishesFound,
  wishesOutdated,
  wishesRequested,
  wishListOpened,
  wishMovedToCart,
  wishRemoved,
] as const;
export type WishesAction = ReturnType<(typeof wishesActions)[number]>;
