import { loadable, notLoaded, type Loadable } from '@haberdash/kit/loadable';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Delivery, Trial, TrialFields } from './delivery.api';

interface DeliveryState {
  delivery: Loadable<Delivery>;
  trial: Loadable<Trial>;
}

const initialState: DeliveryState = { delivery: notLoaded, trial: notLoaded };

const delivery = loadable<Delivery>().in('delivery');
const trial = loadable<Trial>().in('trial');

export const deliverySlice = createSlice({
  name: 'delivery',
  initialState,
  reducers: {
    deliveryRequested: delivery.requested,
    deliveryLoaded: delivery.loaded,
    deliveryFailed: delivery.failed,
    trialRequested: (state, _: PayloadAction<TrialFields>) => trial.requested(state),
    trialLoaded: trial.loaded,
    trialFailed: trial.failed,
    zoneDeleteRequested(_state, _: PayloadAction<string>) {},
    methodDeleteRequested(_state, _: PayloadAction<string>) {},
  },
  selectors: {
    selectDelivery: (state) => state.delivery,
    selectTrial: (state) => state.trial,
  },
});

export const {
  deliveryRequested,
  deliveryLoaded,
  deliveryFailed,
  trialRequested,
  trialLoaded,
  trialFailed,
  zoneDeleteRequested,
  methodDeleteRequested,
} = deliverySlice.actions;
export const { selectDelivery, selectTrial } = deliverySlice.selectors;
