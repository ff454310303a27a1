import type { AdminFeature } from './access/admin-feature';
import { accountFeature, secondFactorFeature } from './account/feature';
import { auditFeature } from './audit/feature';
import { reconciliationFeature } from './reconciliation/feature';
import { collectionsFeature } from './collections/feature';
import { customersFeature } from './customers/feature';
import { dashboardFeature } from './dashboard/feature';
import { deliveryFeature } from './delivery/feature';
import { featuresFeature } from './features/feature';
import { financeFeature } from './finance/feature';
import { importFeature } from './import/feature';
import { mailTextsFeature } from './mail-texts/feature';
import { mailsFeature } from './mails/feature';
import { ordersFeature } from './orders/feature';
import { pagesFeature } from './pages/feature';
import { paletteFeature } from './palette/feature';
import { pricesFeature } from './prices/feature';
import { productsFeature } from './products/feature';
import { reportListsFeature } from './report-lists/feature';
import { returnRateFeature } from './return-rate/feature';
import { returnRulesFeature } from './return-rules/feature';
import { returnsFeature } from './returns/feature';
import { reviewsFeature } from './reviews/feature';
import { salesFeature } from './sales/feature';
import { sendingFeature } from './sending/feature';
import { shopSettingsFeature } from './shop-settings/feature';
import { sizesFeature } from './sizes/feature';
import { staffFeature } from './staff/feature';
import { stockFeature } from './stock/feature';
import { stockTakesFeature } from './stock-takes/feature';
import { taxonomyFeature } from './taxonomy/feature';
import { waitingWorkFeature } from './waiting-work/feature';
import { withdrawalsFeature } from './withdrawals/feature';

/** In the order of each section of the menu, and of the palette. The build reads them, too: the pages that the server composes are those of these features. */
export const features: AdminFeature[] = [
  dashboardFeature,
  ordersFeature,
  sendingFeature,
  returnsFeature,
  withdrawalsFeature,
  productsFeature,
  pricesFeature,
  stockFeature,
  stockTakesFeature,
  collectionsFeature,
  salesFeature,
  taxonomyFeature,
  sizesFeature,
  importFeature,
  customersFeature,
  reviewsFeature,
  financeFeature,
  returnRateFeature,
  reportListsFeature,
  shopSettingsFeature,
  pagesFeature,
  deliveryFeature,
  returnRulesFeature,
  mailsFeature,
  mailTextsFeature,
  reconciliationFeature,
  staffFeature,
  auditFeature,
  featuresFeature,
  accountFeature,
  secondFactorFeature,
  paletteFeature,
  waitingWorkFeature,
];
