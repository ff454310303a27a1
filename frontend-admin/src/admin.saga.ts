import { all, call, type SagaGenerator } from '@haberdash/kit/effects';
import { bulkEditSaga } from './bulk-edit/bulk-edit.saga';
import { auditSaga } from './audit/audit.saga';
import { customersSaga } from './customers/customers.saga';
import { bannersSaga } from './dashboard/banners.saga';
import { ordersSaga } from './orders/orders.saga';
import { pictureUploadSaga } from './pictures/picture-upload.saga';
import { productsSaga } from './products/products.saga';
import { stockSaga } from './products/stock.saga';
import { stockLedgerSaga } from './stock/stock-ledger.saga';
import { reviewsSaga } from './reviews/reviews.saga';
import { variantsSaga } from './variants/variants.saga';

export function* adminSaga(): SagaGenerator<void> {
  yield* all([
    call(bannersSaga),
    call(productsSaga),
    call(bulkEditSaga),
    call(variantsSaga),
    call(stockSaga),
    call(stockLedgerSaga),
    call(ordersSaga),
    call(reviewsSaga),
    call(customersSaga),
    call(auditSaga),
    call(pictureUploadSaga),
  ]);
}
