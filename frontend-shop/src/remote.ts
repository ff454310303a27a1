import { devicesSlice } from '@haberdash/kit/devices/devices.slice';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { shopName } from '@haberdash/kit/page-meta';
import { defineRemote, type MenuItem } from '@haberdash/kit/remote';
import { createElement, type ComponentType } from 'react';
import { passwordSlice } from './account/password.slice';
import { addressesSlice } from './addresses/addresses.slice';
import { cartSlice } from './cart/cart.slice';
import { CartButton } from './cart/CartButton';
import { exchangeSlice } from './cart/exchange/exchange.slice';
import { catalogueSlice } from './listing/listing.slice';
import { deliverySlice } from './delivery/delivery.slice';
import { detailsSlice } from './product/details.slice';
import { listingPath } from './listing/query/listing-query';
import { relatedSlice } from './product/related/related.slice';
import { checkoutDeliverySlice } from './checkout/delivery/checkout-delivery.slice';
import { checkoutSlice } from './checkout/checkout.slice';
import { Announcement } from './content/Announcement';
import { collectionRowsSlice } from './collections/collection-rows.slice';
import { contentSlice } from './content/content.slice';
import { pagesSlice } from './content/pages.slice';
import { Footer } from './help/Footer';
import { homeSlice } from './home/home.slice';
import { countriesSlice } from '@haberdash/kit/countries/countries.slice';
import { menuSlice } from '@haberdash/kit/menu/menu.slice';
import { sizesSlice } from '@haberdash/kit/sizes/sizes.slice';
import { childrenOf, useMenu } from '@haberdash/kit/menu/use-menu';
import { cancellingSlice } from './orders/cancelling/cancelling.slice';
import { ordersSlice } from './orders/orders.slice';
import { paymentSlice } from './payment/payment.slice';
import { previewSlice } from './preview/preview.slice';
import { reviewsSlice } from './reviews/reviews.slice';
import { searchSlice } from './search/search.slice';
import { shopSaga } from './shop.saga';
import { viewedSlice } from './viewed/viewed.slice';

function page(path: string, load: () => Promise<{ default: ComponentType }>) {
  return { path, element: createElement(lazyPage(load)) };
}

/** The categories at the top come from the shop's data. */
function useMenuItems(): MenuItem[] {
  const { categories } = useMenu();
  const top = childrenOf(null, categories).map(({ slug, name }) => ({
    label: name,
    to: listingPath({ category: [slug] }),
  }));
  return [
    { label: 'Home', to: '/shop/home' },
    { label: 'Products', to: '/shop/listing' },
    ...top,
    { label: 'Search', to: '/shop/search' },
  ];
}

export default defineRemote({
  name: 'shop',
  frame: 'topbar',
  title: shopName(),
  routes: [
    page('home', () => import('./home/HomePage')),
    page('listing', () => import('./listing/ListingPage')),
    page('collection/:slug', () => import('./collections/CollectionPage')),
    page('product/:slug', () => import('./product/page/ProductPage')),
    page('preview', () => import('./preview/PreviewPage')),
    page('search', () => import('./search/SearchPage')),
    page('checkout', () => import('./checkout/CheckoutPage')),
    page('sandbox-payment', () => import('./checkout/sandbox/SandboxPaymentPage')),
    page('paypal-return', () => import('./payment/PaypalReturnPage')),
    page('payment-success', () => import('./payment/PaymentSuccessPage')),
    page('account', () => import('./account/AccountPage')),
    page('account/orders/:name', () => import('./orders/OrderPage')),
    ...['delivery', 'returns', 'size-guide', 'contact', 'pages/:slug'].map((path) =>
      page(path, () => import('./help/TextPage')),
    ),
  ],
  menu: useMenuItems,
  accountMenu: [{ label: 'Account', to: '/shop/account' }],
  Notice: Announcement,
  Toolbar: CartButton,
  Footer,
  slices: [
    addressesSlice,
    cancellingSlice,
    cartSlice,
    catalogueSlice,
    checkoutDeliverySlice,
    checkoutSlice,
    collectionRowsSlice,
    contentSlice,
    deliverySlice,
    detailsSlice,
    devicesSlice,
    exchangeSlice,
    homeSlice,
    menuSlice,
    sizesSlice,
    countriesSlice,
    ordersSlice,
    pagesSlice,
    passwordSlice,
    paymentSlice,
    previewSlice,
    relatedSlice,
    reviewsSlice,
    searchSlice,
    viewedSlice,
  ],
  saga: shopSaga,
});
