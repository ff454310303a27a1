import { all, call, type SagaGenerator } from '@haberdash/kit/effects';
import { bannersSaga } from './dashboard/banners.saga';
import { ordersSaga } from './orders/orders.saga';
import { pictureUploadSaga } from './pictures/picture-upload.saga';
import { productsSaga } from './products/products.saga';

/** Starts the watchers of all features. */
export function* adminSaga(): SagaGenerator<void> {
  yield* all([call(bannersSaga), call(productsSaga), call(ordersSaga), call(pictureUploadSaga)]);
}
