import type { FeatureState } from '@haberdash/kit/feature';
import auditState from '../audit/audit.state';
import { countriesState } from '../reference-data/reference-data.state';
import { shopSettingsState } from '../shop-settings/shop-settings.state';
import { orderAddressEditor } from './address/order-address-editor';
import { cancellationPreviewSaga } from './cancellations/cancellation-preview.saga';
import { cancellationPreviewSlice } from './cancellations/cancellation-preview.slice';
import { orderLinksSaga } from './links/order-links.saga';
import { orderLinksSlice } from './links/order-links.slice';
import { ordersList, packingSlips, toSendList } from './orders-list';
import { ordersSaga } from './orders.saga';
import { ordersSlice } from './orders.slice';
import { orderPageSaga } from './page/order-page.saga';
import { orderPageSlice } from './page/order-page.slice';
import { parcelsSaga } from './parcels/parcels.saga';
import { parcelsSlice } from './parcels/parcels.slice';
import { refundsSaga } from './refunds/refunds.saga';
import { refundsSlice } from './refunds/refunds.slice';
import { orderReturnsSaga } from './returns/order-returns.saga';
import { orderReturnsSlice } from './returns/order-returns.slice';

const ordersState: FeatureState = {
  slices: [
    ordersSlice,
    orderAddressEditor.slice,
    parcelsSlice,
    cancellationPreviewSlice,
    refundsSlice,
    orderPageSlice,
    orderReturnsSlice,
    orderLinksSlice,
    ordersList.slice,
    toSendList.slice,
    packingSlips.slice,
  ],
  sagas: [
    ordersSaga,
    orderAddressEditor.saga,
    parcelsSaga,
    cancellationPreviewSaga,
    refundsSaga,
    orderPageSaga,
    orderReturnsSaga,
    orderLinksSaga,
  ],
  needs: [auditState, countriesState, shopSettingsState],
};
export default ordersState;
