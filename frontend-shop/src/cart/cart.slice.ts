import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartLine } from './cart.api';

/** Which line: two variants of one product are two. */
export type LineId = Pick<CartLine, 'productId' | 'variantId'>;
export type QuantityChange = LineId & { by: 1 | -1 };
export type Exchange = LineId & { newVariantId: string };

interface CartState {
  /** Its request stands for changes, too: each answers with the cart. */
  cart: Loadable<Cart>;
  isOpen: boolean;
}

interface Addition {
  productId: string;
  /** Without one: the product's only variant. */
  variantId?: string;
  /** How many pieces there are of that variant. */
  totalStock: number;
}

const initialState: CartState = { cart: notLoaded, isOpen: false };

const { requested, loaded, failed } = loadable<Cart>().in('cart');

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested: requested,
    addRequested: (state, _action: PayloadAction<Addition>) => requested(state),
    quantityChangeRequested: (state, _action: PayloadAction<QuantityChange>) => requested(state),
    removeRequested: (state, _action: PayloadAction<LineId>) => requested(state),
    exchangeRequested: (state, _action: PayloadAction<Exchange>) => requested(state),
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
  exchangeRequested,
  cartLoaded,
  cartFailed,
  changeRefused,
  cartOpened,
  cartClosed,
} = cartSlice.actions;
export const { selectCart, selectIsOpen } = cartSlice.selectors;
