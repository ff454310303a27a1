import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Schema } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';

export type Cart = Schema<'CartView'>;
export type CartLine = Cart['items'][number];

interface CartState {
  /** Null until it is loaded for the first time. */
  cart: Cart | null;
  request: RequestState;
  isOpen: boolean;
}

const initialState: CartState = { cart: null, request: idle, isOpen: false };

function requested(state: CartState) {
  state.request = loading;
}

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested: requested,
    addRequested: (state, _action: PayloadAction<{ productId: string; totalStock: number }>) =>
      requested(state),
    quantityChangeRequested: (state, _action: PayloadAction<{ productId: string; by: 1 | -1 }>) =>
      requested(state),
    removeRequested: (state, _action: PayloadAction<{ productId: string }>) => requested(state),
    cartLoaded(state, { payload }: PayloadAction<Cart>) {
      state.cart = payload;
      state.request = idle;
    },
    cartFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.request = failed(payload);
    },
    /** The cart is what it was. */
    changeRefused(state) {
      state.request = idle;
    },
    cartOpened(state) {
      state.isOpen = true;
    },
    cartClosed(state) {
      state.isOpen = false;
    },
  },
  selectors: { selectCart: (state) => state },
});

export const {
  cartRequested,
  addRequested,
  quantityChangeRequested,
  removeRequested,
  cartLoaded,
  cartFailed,
  changeRefused,
  cartOpened,
  cartClosed,
} = cartSlice.actions;
export const { selectCart } = cartSlice.selectors;
