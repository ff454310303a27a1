import type { Feature } from '@haberdash/kit/feature';
import { accountFeature } from './account/feature';
import { cartFeature } from './cart/feature';
import { checkoutFeature } from './checkout/feature';
import { collectionsFeature } from './collections/feature';
import { contentFeature } from './content/feature';
import { findOrderFeature } from './orders/find/feature';
import { helpFeature } from './help/feature';
import { homeFeature } from './home/feature';
import { listingFeature } from './listing/feature';
import { menuFeature } from './menu/feature';
import { ordersFeature } from './orders/feature';
import { paymentFeature } from './payment/feature';
import { previewFeature } from './preview/feature';
import { productFeature } from './product/feature';
import { returnsFeature } from './returns/feature';
import { searchFeature } from './search/feature';
import { waitlistFeature } from './waitlist/feature';
import { wishesFeature } from './wishes/feature';
import { withdrawalFeature } from './withdrawal/feature';

/** The build reads them, too: the pages that the server composes are those of these features. */
export const features: Feature[] = [
  menuFeature,
  contentFeature,
  cartFeature,
  homeFeature,
  listingFeature,
  collectionsFeature,
  productFeature,
  previewFeature,
  searchFeature,
  checkoutFeature,
  paymentFeature,
  accountFeature,
  ordersFeature,
  findOrderFeature,
  returnsFeature,
  waitlistFeature,
  wishesFeature,
  helpFeature,
  withdrawalFeature,
];
