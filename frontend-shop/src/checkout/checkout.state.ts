import type { FeatureState } from '@haberdash/kit/feature';
import { addressesState } from '../addresses/addresses.state';
import { homeSaga } from '../home/home.saga';
import { homeSlice } from '../home/home.slice';
import { paymentSaga } from '../payment/payment.saga';
import { paymentSlice } from '../payment/payment.slice';
import { checkoutSaga } from './checkout.saga';
import { checkoutSlice } from './checkout.slice';
import { checkoutDeliverySaga } from './delivery/checkout-delivery.saga';
import { checkoutDeliverySlice } from './delivery/checkout-delivery.slice';
import { guestSaga } from './guest/guest.saga';
import { guestSlice } from './guest/guest.slice';

/** With the banner of the home page, which the checkout shows, too. */
const checkoutState: FeatureState = {
  slices: [checkoutSlice, checkoutDeliverySlice, guestSlice, paymentSlice, homeSlice],
  sagas: [checkoutSaga, checkoutDeliverySaga, guestSaga, paymentSaga, homeSaga],
  needs: [addressesState],
};
export default checkoutState;
