import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from './cart.api';
import {
  piecesWith,
  withChanges,
  type Addition,
  type CartChange,
  type Exchange,
  type LineId,
  type QuantityChange,
} from './cart-changes';

interface CartState {
  /** As the server told it last. */
  cart: Loadable<Cart>;
  /** What is shown already and not answered yet: the first is on its way, the others wait for it. */
  changes: CartChange[];
  isOpen: boolean;
}

const initialState: CartState = { cart: notLoaded, changes: [], isOpen: false };

const { requested, loaded, failed } = loadable<Cart>().in('cart');

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested: requested,
    /** It may have changed elsewhere: it is asked for again, and nobody is told when that fails. */
    cartOutdated() {},
    cartLoaded: loaded,
    cartFailed: failed,
    addRequested({ changes }, { payload }: PayloadAction<Addition>) {
      changes.push({ kind: 'addition', ...payload });
    },
    quantityChangeRequested({ changes }, { payload }: PayloadAction<QuantityChange>) {
      changes.push({ kind: 'quantity', ...payload });
    },
    removeRequested({ changes }, { payload }: PayloadAction<LineId>) {
      changes.push({ kind: 'removal', ...payload });
    },
    exchangeRequested({ changes }, { payload }: PayloadAction<Exchange>) {
      changes.push({ kind: 'exchange', ...payload });
    },
    /** The first of the changes is made. */
    cartChanged(state, { payload }: PayloadAction<Cart>) {
      state.changes.shift();
      state.cart = { value: payload, request: idle };
    },
    /** The first of the changes is not made; some refusals tell the cart as it is. */
    changeRefused(state, { payload }: PayloadAction<Cart | undefined>) {
      state.changes.shift();
      if (payload) state.cart = { value: payload, request: idle };
    },
    cartOpened(state) {
      state.isOpen = true;
    },
    cartClosed(state) {
      state.isOpen = false;
    },
  },
  selectors: {
    selectServerCart: (state) => state.cart.value,
    selectChanges: (state) => state.changes,
    /** With the changes that are not answered yet. */
    selectCart: createSelector(
      [(state: CartState) => state.cart, (state: CartState) => state.changes],
      (cart, changes): Loadable<Cart> =>
        cart.value && changes.length > 0 ? { ...cart, value: withChanges(cart.value, changes) } : cart,
    ),
    selectPieces: (state) => piecesWith(state.cart.value, state.changes),
    selectIsOpen: (state) => state.isOpen,
  },
});

export const {
  cartRequested,
  cartOutdated,
  cartLoaded,
  cartFailed,
  addRequested,
  quantityChangeRequested,
  removeRequested,
  exchangeRequested,
  cartChanged,
  changeRefused,
  cartOpened,
  cartClosed,
} = cartSlice.actions;
export const { selectServerCart, selectChanges, selectCart, selectPieces, selectIsOpen } =
  cartSlice.selectors;
