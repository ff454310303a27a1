import { countriesSaga } from '@haberdash/kit/countries/countries.saga';
import { devicesSaga } from '@haberdash/kit/devices/devices.saga';
import { all, call, type SagaGenerator } from '@haberdash/kit/effects';
import { menuSaga } from '@haberdash/kit/menu/menu.saga';
import { sizesSaga } from '@haberdash/kit/sizes/sizes.saga';
import { secondFactorSaga } from './account/second-factor.saga';
import { bulkEditSaga } from './products/bulk-edit/bulk-edit.saga';
import { booksSaga } from './books/books.saga';
import { auditSaga } from './audit/audit.saga';
import { collectionsSaga } from './collections/collections.saga';
import { customersSaga } from './customers/customers.saga';
import { bannersSaga } from './dashboard/banners/banners.saga';
import { deliverySaga } from './delivery/delivery.saga';
import { importSaga } from './import/import.saga';
import { reportSaga } from './dashboard/report/report.saga';
import { mailsSaga } from './mails/mails.saga';
import { orderAddressSaga } from './orders/address/order-address.saga';
import { ordersSaga } from './orders/orders.saga';
import { parcelsSaga } from './orders/parcels/parcels.saga';
import { pagesSaga } from './pages/pages.saga';
import { paletteSaga } from './palette/palette.saga';
import { pictureBoardSaga } from './products/picture-board/picture-board.saga';
import { pictureUploadSaga } from './pictures/picture-upload.saga';
import { productsSaga } from './products/products.saga';
import { priceChangesList } from './prices/price-changes-list';
import { reportLists } from './report-lists/report-lists';
import { publicationSaga } from './products/publication/publication.saga';
import { stockSaga } from './products/stock/stock.saga';
import { stockLedgerSaga } from './stock/stock-ledger.saga';
import { reviewsSaga } from './reviews/reviews.saga';
import { shopSettingsSaga } from './shop-settings/shop-settings.saga';
import { trackingSaga } from './sending/tracking.saga';
import { sizeChartSaga } from './sizes/sizes.saga';
import { taxonomySaga } from './taxonomy/taxonomy.saga';
import { missingFactsSaga } from './products/facts/missing-facts.saga';
import { variantsSaga } from './products/variants/variants.saga';

export function* adminSaga(): SagaGenerator<void> {
  yield* all([
    call(bannersSaga),
    call(reportSaga),
    ...reportLists.map(({ saga }) => call(saga)),
    call(booksSaga),
    call(productsSaga),
    call(publicationSaga),
    call(bulkEditSaga),
    call(missingFactsSaga),
    call(variantsSaga),
    call(menuSaga),
    call(sizesSaga),
    call(countriesSaga),
    call(taxonomySaga),
    call(sizeChartSaga),
    call(collectionsSaga),
    call(stockSaga),
    call(stockLedgerSaga),
    call(priceChangesList.saga),
    call(importSaga),
    call(ordersSaga),
    call(orderAddressSaga),
    call(parcelsSaga),
    call(trackingSaga),
    call(deliverySaga),
    call(reviewsSaga),
    call(customersSaga),
    call(mailsSaga),
    call(pagesSaga),
    call(shopSettingsSaga),
    call(auditSaga),
    call(paletteSaga),
    call(pictureUploadSaga),
    call(pictureBoardSaga),
    call(devicesSaga),
    call(secondFactorSaga),
  ]);
}
