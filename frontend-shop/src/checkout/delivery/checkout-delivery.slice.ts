import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { loading } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cheapestOf } from '../../delivery/delivery-text';
import type { CheckoutOffer, Place } from '../checkout.api';
import { paymentRefused, paymentRequested } from '../checkout.slice';
import { chosenMethod } from './chosen-method';

interface CheckoutDeliveryState {
  /** The address that the offers are for, or a guest's place; null: those to pick up, while no address is chosen; undefined: none were asked for. */
  addressId: string | null | undefined;
  offers: Loadable<CheckoutOffer[]>;
  /** Null means the cheapest delivery; nothing is picked up unasked before an address is chosen. */
  methodId: string | null;
  /** The delivery that an order was refused with, until the shopper tries again. */
  refused: CheckoutOffer | null;
}

const initialState = (): CheckoutDeliveryState => ({
  addressId: undefined,
  offers: notLoaded,
  methodId: chosenMethod.get(),
  refused: null,
});

const offers = loadable<CheckoutOffer[]>().in('offers');
const codesAboutDelivery = ['PRICE_CHANGED', 'DATES_CHANGED', 'DELIVERY_UNAVAILABLE', 'NO_DELIVERY'];

const selectedAmong = ({ offers: { value }, methodId, addressId }: CheckoutDeliveryState) =>
  value?.find((offer) => offer.methodId === methodId) ??
  (addressId === null ? undefined : cheapestOf(value ?? []));

export const checkoutDeliverySlice = createSlice({
  name: 'checkoutDelivery',
  initialState,
  reducers: {
    /** The offers for another address are forgotten; those for the same one stay until the new ones come. */
    offersRequested(state, { payload }: PayloadAction<{ addressId: string | null; place?: Place }>) {
      if (payload.addressId !== state.addressId) state.offers = { value: null, request: loading };
      else offers.requested(state);
      state.addressId = payload.addressId;
    },
    offersLoaded: offers.loaded,
    offersFailed: offers.failed,
    methodChosen(state, { payload }: PayloadAction<{ methodId: string }>) {
      state.methodId = payload.methodId;
      state.refused = null;
    },
    /** The next order begins with the cheapest. */
    methodForgotten(state) {
      state.methodId = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(paymentRequested, (state) => {
        state.refused = null;
      })
      .addCase(paymentRefused, (state, { payload }) => {
        if (codesAboutDelivery.includes(payload.code ?? '')) state.refused = selectedAmong(state) ?? null;
      }),
  selectors: {
    selectOffers: (state) => state.offers,
    selectOffersAddressId: (state) => state.addressId,
    selectRefusedOffer: (state) => state.refused,
    selectChosenOffer: selectedAmong,
    selectMethodId: (state) => state.methodId,
  },
});

export const { offersRequested, offersLoaded, offersFailed, methodChosen, methodForgotten } =
  checkoutDeliverySlice.actions;
export const { selectOffers, selectOffersAddressId, selectRefusedOffer, selectChosenOffer, selectMethodId } =
  checkoutDeliverySlice.selectors;
