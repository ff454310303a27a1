import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { idle } from '@haberdash/kit/request-state';
import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart } from './cart.api';
import { withFormerPrices, type FormerPrices } from './former-prices';
import { lineName, type Named } from './line-name';
import {
  piecesWith,
  withChanges,
  type Addition,
  type CartChange,
  type Exchange,
  type QuantityChange,
  type Removal,
  type LineToAdd,
} from './cart-changes';

interface CartState {
  /** The last version from the server. */
  cart: Loadable<Cart>;
  /** Changes that are shown optimistically. The first is being sent, the others are queued. */
  pendingChanges: CartChange[];
  /** The prices at which lines were first shown, by variant; only of lines whose price has changed since. */
  formerPrices: FormerPrices;
  /** Names of lines that the server removed because they can't be bought any more. */
  lostNames: string[];
  isOpen: boolean;
}

const initialState: CartState = {
  cart: notLoaded,
  pendingChanges: [],
  formerPrices: {},
  lostNames: [],
  isOpen: false,
};

const { requested, failed } = loadable<Cart>().in('cart');

function applyServerCart(state: CartState, cart: Cart) {
  state.formerPrices = withFormerPrices(state.formerPrices, state.cart.value, cart);
  state.cart = { value: cart, request: idle };
}

const cartWithChanges = weakMapMemoize(
  (cart: Loadable<Cart>, pendingChanges: CartChange[]): Loadable<Cart> =>
    cart.value && pendingChanges.length > 0
      ? { ...cart, value: withChanges(cart.value, pendingChanges) }
      : cart,
);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested: requested,
    /** Refreshes the cart in the background; a failure is not shown. */
    cartOutdated() {},
    cartLoaded: (state, { payload }: PayloadAction<Cart>) => applyServerCart(state, payload),
    linesLost(state, { payload }: PayloadAction<Named[]>) {
      state.lostNames = payload.map(lineName);
    },
    cartFailed: failed,
    addRequested({ pendingChanges }, { payload }: PayloadAction<Addition>) {
      pendingChanges.push({ kind: 'addition', ...payload });
    },
    /** The visitor closed the form for signing in. */
    additionGivenUp() {},
    /** Adds lines of an earlier cart or order again. */
    addLinesRequested(_state, _action: PayloadAction<LineToAdd[]>) {},
    quantityChangeRequested({ pendingChanges }, { payload }: PayloadAction<QuantityChange>) {
      pendingChanges.push({ kind: 'quantity', ...payload });
    },
    removeRequested({ pendingChanges }, { payload }: PayloadAction<Removal>) {
      pendingChanges.push({ kind: 'removal', ...payload });
    },
    exchangeRequested({ pendingChanges }, { payload }: PayloadAction<Exchange>) {
      pendingChanges.push({ kind: 'exchange', ...payload });
    },
    /** The first pending change succeeded. */
    cartChanged(state, { payload }: PayloadAction<Cart>) {
      state.pendingChanges.shift();
      applyServerCart(state, payload);
    },
    /** The first pending change was refused; some refusals contain the present cart. */
    changeRefused(state, { payload }: PayloadAction<Cart | undefined>) {
      state.pendingChanges.shift();
      if (payload) applyServerCart(state, payload);
    },
    cartOpened(state) {
      state.isOpen = true;
    },
    cartClosed(state) {
      state.isOpen = false;
      state.lostNames = [];
    },
  },
  selectors: {
    selectServerCart: (state) => state.cart.value,
    selectPendingChanges: (state) => state.pendingChanges,
    /** With the pending changes applied. */
    selectCart: (state) => cartWithChanges(state.cart, state.pendingChanges),
    selectFormerPrices: (state) => state.formerPrices,
    selectLostNames: (state) => state.lostNames,
    selectPieces: (state) => piecesWith(state.cart.value, state.pendingChanges),
    selectIsOpen: (state) => state.isOpen,
  },
});

export const {
  cartRequested,
  cartOutdated,
  cartLoaded,
  linesLost,
  cartFailed,
  addRequested,
  additionGivenUp,
  addLinesRequested,
  quantityChangeRequested,
  removeRequested,
  exchangeRequested,
  cartChanged,
  changeRefused,
  cartOpened,
  cartClosed,
} = cartSlice.actions;
export const {
  selectServerCart,
  selectPendingChanges,
  selectCart,
  selectFormerPrices,
  selectLostNames,
  selectPieces,
  selectIsOpen,
} = cartSlice.selectors;
