import { devicesSaga } from '@haberdash/kit/devices/devices.saga';
import { all, call, type SagaGenerator } from '@haberdash/kit/effects';
import { passwordSaga } from './account/password.saga';
import { addressesSaga } from './addresses/addresses.saga';
import { cartSaga } from './cart/cart.saga';
import { cartSyncSaga } from './cart/cart-sync.saga';
import { catalogueSaga } from './listing/listing.saga';
import { contentSaga } from './content/content.saga';
import { deliverySaga } from './delivery/delivery.saga';
import { detailsSaga } from './product/details.saga';
import { relatedSaga } from './product/related/related.saga';
import { checkoutDeliverySaga } from './checkout/delivery/checkout-delivery.saga';
import { checkoutSaga } from './checkout/checkout.saga';
import { collectionRowsSaga } from './collections/collection-rows.saga';
import { homeSaga } from './home/home.saga';
import { countriesSaga } from '@haberdash/kit/countries/countries.saga';
import { menuSaga } from '@haberdash/kit/menu/menu.saga';
import { sizesSaga } from '@haberdash/kit/sizes/sizes.saga';
import { cancellingSaga } from './orders/cancelling/cancelling.saga';
import { ordersSaga } from './orders/orders.saga';
import { paymentSaga } from './payment/payment.saga';
import { previewSaga } from './preview/preview.saga';
import { reviewsSaga } from './reviews/reviews.saga';
import { searchSaga } from './search/search.saga';
import { viewedSaga } from './viewed/viewed.saga';

export function* shopSaga(): SagaGenerator<void> {
  yield* all([
    call(addressesSaga),
    call(cancellingSaga),
    call(cartSaga),
    call(cartSyncSaga),
    call(catalogueSaga),
    call(checkoutDeliverySaga),
    call(checkoutSaga),
    call(collectionRowsSaga),
    call(contentSaga),
    call(deliverySaga),
    call(detailsSaga),
    call(devicesSaga),
    call(homeSaga),
    call(menuSaga),
    call(sizesSaga),
    call(countriesSaga),
    call(ordersSaga),
    call(passwordSaga),
    call(paymentSaga),
    call(previewSaga),
    call(relatedSaga),
    call(reviewsSaga),
    call(searchSaga),
    call(viewedSaga),
  ]);
}
