import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '../../customers/customers.api';
import type { Mail } from '../../mails/mails.api';

interface OrderPageState {
  mails: Loadable<Mail[]>;
  customer: Loadable<Customer>;
}

const initialState: OrderPageState = { mails: notLoaded, customer: notLoaded };

const mails = loadable<Mail[]>().in('mails');
const customer = loadable<Customer>().in('customer');

/** Facts of other parts of the shop that the page of an order shows beside it. */
export const orderPageSlice = createSlice({
  name: 'adminOrderPage',
  initialState,
  reducers: {
    mailsRequested(state, _orderId: PayloadAction<string>) {
      mails.requested(state);
    },
    mailsLoaded: mails.loaded,
    mailsFailed: mails.failed,
    customerRequested(state, _userId: PayloadAction<string>) {
      customer.requested(state);
    },
    customerLoaded: customer.loaded,
    customerFailed: customer.failed,
    orderPageLeft: () => initialState,
  },
  selectors: {
    selectMails: (state) => state.mails,
    selectCustomer: (state) => state.customer,
  },
});

export const {
  mailsRequested,
  mailsLoaded,
  mailsFailed,
  customerRequested,
  customerLoaded,
  customerFailed,
  orderPageLeft,
} = orderPageSlice.actions;
export const { selectMails, selectCustomer } = orderPageSlice.selectors;
