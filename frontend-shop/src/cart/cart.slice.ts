import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from './cart.api';

interface CartState {
  /** Its request stands for changes, too: each answers with the cart. */
  cart: Loadable<Cart>;
  isOpen: boolean;
}

const initialState: CartState = { cart: notLoaded, isOpen: false };

const { requested, loaded, failed } = loadable<Cart>().in('cart');

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
    cartLoaded: loaded,
    cartFailed: failed,
    /** The cart is what it was. */
    changeRefused(state) {
      state.cart.request = idle;
    },
    cartOpened(state) {
      state.isOpen = true;
    },
    cartClosed(state) {
      state.isOpen = false;
    },
  },
  selectors: {
    selectCart: (state) => state.cart,
    selectIsOpen: (state) => state.isOpen,
  },
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
export const { selectCart, selectIsOpen } = cartSlice.selectors;
