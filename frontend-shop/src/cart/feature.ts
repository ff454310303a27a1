import { defineFeature } from '@haberdash/kit/feature';
import { deliverySaga } from '../delivery/delivery.saga';
import { deliverySlice } from '../delivery/delivery.slice';
import { detailsSaga } from '../product/details.saga';
import { detailsSlice } from '../product/details.slice';
import { returnRulesSaga } from '../returns/rules/return-rules.saga';
import { returnRulesSlice } from '../returns/rules/return-rules.slice';
import { viewedSaga } from '../viewed/viewed.saga';
import { viewedSlice } from '../viewed/viewed.slice';
import { wishesSaga } from '../wishes/wishes.saga';
import { wishesSlice } from '../wishes/wishes.slice';
import { cartSyncSaga } from './cart-sync.saga';
import { cartSaga } from './cart.saga';
import { cartSlice } from './cart.slice';
import { exchangeSlice } from './exchange/exchange.slice';

/** The header opens it on every page, with what its delivery and returns cost with other sizes of its products, and with what was viewed before it had any. */
export const cartFeature = defineFeature({
  state: {
    slices: [
      cartSlice,
      exchangeSlice,
      detailsSlice,
      deliverySlice,
      returnRulesSlice,
      viewedSlice,
      wishesSlice,
    ],
    sagas: [cartSaga, cartSyncSaga, detailsSaga, deliverySaga, returnRulesSaga, viewedSaga, wishesSaga],
  },
});
