import { AccountSkeleton } from './account/AccountSkeleton';
import { ProductFinderSkeleton } from './listing/ProductFinderSkeleton';
import { ProductPageSkeleton } from './product/page/ProductPageSkeleton';
import { CheckoutSkeleton } from './checkout/CheckoutSkeleton';
import { CollectionSkeleton } from './collections/CollectionSkeleton';
import { HomeSkeleton } from './home/HomeSkeleton';
import { OrderPageSkeleton } from './orders/OrderPageSkeleton';
import { SearchSkeleton } from './search/SearchSkeleton';

/** The keys are routes. The build renders the skeletons to HTML, and the server sends them until the page is there. */
export default {
  home: <HomeSkeleton />,
  listing: <ProductFinderSkeleton heading={<h1>&nbsp;</h1>} />,
  'collection/:slug': <CollectionSkeleton />,
  'product/:slug': <ProductPageSkeleton />,
  preview: <ProductPageSkeleton />,
  search: <SearchSkeleton />,
  checkout: <CheckoutSkeleton />,
  account: <AccountSkeleton />,
  'account/orders/:name': <OrderPageSkeleton />,
};
