import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeliveryOffer, GoodsToSend, TableZone } from './delivery.api';

interface DeliveryState {
  /** For one piece of the product that is shown. */
  productOffers: Loadable<DeliveryOffer[]>;
  /** For the whole cart. */
  cartOffers: Loadable<DeliveryOffer[]>;
  /** The offers for the smallest order, which texts name. */
  usualOffers: Loadable<DeliveryOffer[]>;
  table: Loadable<TableZone[]>;
}

const initialState: DeliveryState = {
  productOffers: notLoaded,
  cartOffers: notLoaded,
  usualOffers: notLoaded,
  table: notLoaded,
};

const productOffers = loadable<DeliveryOffer[]>().in('productOffers');
const cartOffers = loadable<DeliveryOffer[]>().in('cartOffers');
const usualOffers = loadable<DeliveryOffer[]>().in('usualOffers');
const table = loadable<TableZone[]>().in('table');

export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    /** Forgets the offers for other goods. */
    productOffersRequested(state, _: PayloadAction<GoodsToSend>) {
      state.productOffers = { value: null, request: loading };
    },
    productOffersLoaded: productOffers.loaded,
    productOffersFailed: productOffers.failed,
    cartOffersRequested: (state, _: PayloadAction<GoodsToSend>) => cartOffers.requested(state),
    cartOffersLoaded: cartOffers.loaded,
    cartOffersFailed: cartOffers.failed,
    usualOffersRequested: usualOffers.requested,
    usualOffersLoaded: usualOffers.loaded,
    usualOffersFailed: usualOffers.failed,
    tableRequested: table.requested,
    tableLoaded: table.loaded,
    tableFailed: table.failed,
  },
  selectors: {
    selectProductOffers: (state) => state.productOffers,
    selectCartOffers: (state) => state.cartOffers,
    selectUsualOffers: (state) => state.usualOffers,
    selectTable: (state) => state.table,
  },
});

export const {
  productOffersRequested,
  productOffersLoaded,
  productOffersFailed,
  cartOffersRequested,
  cartOffersLoaded,
  cartOffersFailed,
  usualOffersRequested,
  usualOffersLoaded,
  usualOffersFailed,
  tableRequested,
  tableLoaded,
  tableFailed,
} = deliverySlice.actions;
export const { selectProductOffers, selectCartOffers, selectUsualOffers, selectTable } =
  deliverySlice.selectors;
