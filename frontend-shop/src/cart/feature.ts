import { defineFeature } from '@haberdash/kit/feature';
import { deliverySaga } from '../delivery/delivery.saga';
import { deliverySlice } from '../delivery/delivery.slice';
import { detailsSaga } from '../product/details.saga';
import { detailsSlice } from '../product/details.slice';
import { returnRulesSaga } from '../returns/rules/return-rules.saga';
import { returnRulesSlice } from '../returns/rules/return-rules.slice';
import { cartSyncSaga } from './cart-sync.saga';
import { cartSaga } from './cart.saga';
import { cartSlice } from './cart.slice';
import { exchangeSlice } from './exchange/exchange.slice';

/** The header opens it on every page, with what its delivery and returns cost and with other sizes of its products. */
export const cartFeature = defineFeature({
  state: {
    slices: [cartSlice, exchangeSlice, detailsSlice, deliverySlice, returnRulesSlice],
    sagas: [cartSaga, cartSyncSaga, detailsSaga, deliverySaga, returnRulesSaga],
  },
});
