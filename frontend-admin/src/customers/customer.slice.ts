import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListedOrder } from '../orders/orders.api';
import type { Review } from '../reviews/reviews.api';
import type { Cart, Customer } from './customers.api';

interface CustomerState {
  customerId: string | null;
  customer: Loadable<Customer>;
  /** The page shows the newest few. */
  orders: Loadable<ListedOrder[]>;
  /** The page shows the newest few. */
  reviews: Loadable<Review[]>;
  cart: Loadable<Cart>;
  isBlockDialogOpen: boolean;
  blocking: RequestState;
  savingNote: RequestState;
}

const initialState: CustomerState = {
  customerId: null,
  customer: notLoaded,
  orders: notLoaded,
  reviews: notLoaded,
  cart: notLoaded,
  isBlockDialogOpen: false,
  blocking: idle,
  savingNote: idle,
};

const customer = loadable<Customer>().in('customer');
const orders = loadable<ListedOrder[]>().in('orders');
const reviews = loadable<Review[]>().in('reviews');
const cart = loadable<Cart>().in('cart');

export const customerSlice = createSlice({
  name: 'adminCustomer',
  initialState,
  reducers: {
    /** The same customer stays visible while it is loaded again. */
    customerRequested(state, { payload: id }: PayloadAction<string>) {
      if (state.customerId !== id) Object.assign(state, initialState, { customerId: id });
      customer.requested(state);
      orders.requested(state);
      reviews.requested(state);
      cart.requested(state);
    },
    customerLoaded: customer.loaded,
    customerFailed: customer.failed,
    ordersLoaded: orders.loaded,
    ordersFailed: orders.failed,
    reviewsLoaded: reviews.loaded,
    reviewsFailed: reviews.failed,
    cartLoaded: cart.loaded,
    cartFailed: cart.failed,
    blockDialogOpened(state) {
      state.isBlockDialogOpen = true;
      state.blocking = idle;
    },
    blockDialogClosed(state) {
      state.isBlockDialogOpen = false;
    },
    blockSubmitted(state, _action: PayloadAction<{ id: string; reason: string }>) {
      state.blocking = loading;
    },
    unblockSubmitted(state, _action: PayloadAction<string>) {
      state.blocking = loading;
    },
    blockSaved(state) {
      state.isBlockDialogOpen = false;
      state.blocking = idle;
    },
    noteSubmitted(state, _action: PayloadAction<{ id: string; note: string }>) {
      state.savingNote = loading;
    },
    noteSaved(state, { payload: note }: PayloadAction<string>) {
      state.savingNote = idle;
      if (state.customer.value) state.customer.value.note = note;
    },
    noteRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.savingNote = failed(payload);
    },
    blockRefused(state, { payload }: PayloadAction<{ message: string }>) {
      state.blocking = failed(payload);
    },
  },
  selectors: {
    selectCustomer: (state) => state.customer,
    selectOrders: (state) => state.orders,
    selectReviews: (state) => state.reviews,
    selectCart: (state) => state.cart,
    selectIsBlockDialogOpen: (state) => state.isBlockDialogOpen,
    selectBlocking: (state) => state.blocking,
    selectSavingNote: (state) => state.savingNote,
  },
});

export const {
  customerRequested,
  customerLoaded,
  customerFailed,
  ordersLoaded,
  ordersFailed,
  reviewsLoaded,
  reviewsFailed,
  cartLoaded,
  cartFailed,
  blockDialogOpened,
  blockDialogClosed,
  blockSubmitted,
  unblockSubmitted,
  blockSaved,
  blockRefused,
  noteSubmitted,
  noteSaved,
  noteRefused,
} = customerSlice.actions;
export const {
  selectCustomer,
  selectOrders,
  selectReviews,
  selectCart,
  selectIsBlockDialogOpen,
  selectBlocking,
  selectSavingNote,
} = customerSlice.selectors;
