import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeliveryOffer, GoodsToSend } from './delivery.api';

interface DeliveryState {
  /** For one piece of the product that is shown. */
  productOffers: Loadable<DeliveryOffer[]>;
  /** For the whole cart. */
  cartOffers: Loadable<DeliveryOffer[]>;
}

const initialState: DeliveryState = { productOffers: notLoaded, cartOffers: notLoaded };

const productOffers = loadable<DeliveryOffer[]>().in('productOffers');
const cartOffers = loadable<DeliveryOffer[]>().in('cartOffers');

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
  },
  selectors: {
    selectProductOffers: (state) => state.productOffers,
    selectCartOffers: (state) => state.cartOffers,
  },
});

export const {
  productOffersRequested,
  productOffersLoaded,
  productOffersFailed,
  cartOffersRequested,
  cartOffersLoaded,
  cartOffersFailed,
} = deliverySlice.actions;
export const { selectProductOffers, selectCartOffers } = deliverySlice.selectors;
