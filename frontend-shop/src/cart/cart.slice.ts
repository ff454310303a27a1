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
  type LineId,
  type QuantityChange,
  type WantedLine,
} from './cart-changes';

interface CartState {
  /** As the server told it last. */
  cart: Loadable<Cart>;
  /** What is shown already and not answered yet: the first is on its way, the others wait for it. */
  changes: CartChange[];
  /** What lines cost when they were first shown, by variant; of those alone whose price is another now. */
  formerPrices: FormerPrices;
  /** What was in the cart and can't be bought any more. */
  lostNames: string[];
  isOpen: boolean;
}

const initialState: CartState = {
  cart: notLoaded,
  changes: [],
  formerPrices: {},
  lostNames: [],
  isOpen: false,
};

const { requested, failed } = loadable<Cart>().in('cart');

function takeOver(state: CartState, cart: Cart) {
  state.formerPrices = withFormerPrices(state.formerPrices, state.cart.value, cart);
  state.cart = { value: cart, request: idle };
}

const changedCart = weakMapMemoize((cart: Loadable<Cart>, changes: CartChange[]): Loadable<Cart> =>
  cart.value && changes.length > 0 ? { ...cart, value: withChanges(cart.value, changes) } : cart,
);

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRequested: requested,
    /** It may have changed elsewhere: it is asked for again, and nobody is told when that fails. */
    cartOutdated() {},
    cartLoaded: (state, { payload }: PayloadAction<Cart>) => takeOver(state, payload),
    linesLost(state, { payload }: PayloadAction<Named[]>) {
      state.lostNames = payload.map(lineName);
    },
    cartFailed: failed,
    addRequested({ changes }, { payload }: PayloadAction<Addition>) {
      changes.push({ kind: 'addition', ...payload });
    },
    /** What was in the cart or in an order once. */
    linesWanted(_state, _action: PayloadAction<WantedLine[]>) {},
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
      takeOver(state, payload);
    },
    /** The first of the changes is not made; some refusals tell the cart as it is. */
    changeRefused(state, { payload }: PayloadAction<Cart | undefined>) {
      state.changes.shift();
      if (payload) takeOver(state, payload);
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
    selectChanges: (state) => state.changes,
    /** With the changes that are not answered yet. */
    selectCart: (state) => changedCart(state.cart, state.changes),
    selectFormerPrices: (state) => state.formerPrices,
    selectLostNames: (state) => state.lostNames,
    selectPieces: (state) => piecesWith(state.cart.value, state.changes),
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
  linesWanted,
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
  selectChanges,
  selectCart,
  selectFormerPrices,
  selectLostNames,
  selectPieces,
  selectIsOpen,
} = cartSlice.selectors;
