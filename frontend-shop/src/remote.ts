import { devicesSlice } from '@haberdash/kit/devices/devices.slice';
import { categoryLabels } from '@haberdash/kit/labels';
import { lazyPage } from '@haberdash/kit/lazy-page';
import { defineRemote, type MenuItem } from '@haberdash/kit/remote';
import { createElement, type ComponentType } from 'react';
import { passwordSlice } from './account/password.slice';
import { addressesSlice } from './addresses/addresses.slice';
import { cartSlice } from './cart/cart.slice';
import { CartButton } from './cart/CartButton';
import { exchangeSlice } from './cart/exchange.slice';
import { catalogueSlice } from './catalogue/catalogue.slice';
import { detailsSlice } from './product/details.slice';
import { listingPath } from './catalogue/listing-query';
import { relatedSlice } from './catalogue/related.slice';
import { checkoutSlice } from './checkout/checkout.slice';
import { Footer } from './help/Footer';
import { homeSlice } from './home/home.slice';
import { ordersSlice } from './orders/orders.slice';
import { paymentSlice } from './payment/payment.slice';
import { reviewsSlice } from './reviews/reviews.slice';
import { searchSlice } from './search/search.slice';
import { shopSaga } from './shop.saga';

function page(path: string, load: () => Promise<{ default: ComponentType }>) {
  return { path, element: createElement(lazyPage(load)) };
}

const categories: MenuItem[] = Object.entries(categoryLabels).map(([id, label]) => ({
  label,
  to: listingPath({ category: [id] }),
}));

export default defineRemote({
  name: 'shop',
  frame: 'topbar',
  title: 'Haberdash',
  routes: [
    page('home', () => import('./home/HomePage')),
    page('listing', () => import('./catalogue/ListingPage')),
    page('product/:id', () => import('./catalogue/ProductPage')),
    page('search', () => import('./search/SearchPage')),
    page('checkout', () => import('./checkout/CheckoutPage')),
    page('sandbox-payment', () => import('./checkout/SandboxPaymentPage')),
    page('paypal-return', () => import('./payment/PaypalReturnPage')),
    page('payment-success', () => import('./payment/PaymentSuccessPage')),
    page('account', () => import('./account/AccountPage')),
    page('delivery', () => import('./help/DeliveryPage')),
    page('returns', () => import('./help/ReturnsPage')),
    page('size-guide', () => import('./help/SizeGuidePage')),
    page('contact', () => import('./help/ContactPage')),
  ],
  menu: [
    { label: 'Home', to: '/shop/home' },
    { label: 'Products', to: '/shop/listing' },
    ...categories,
    { label: 'Search', to: '/shop/search' },
  ],
  accountMenu: [{ label: 'Account', to: '/shop/account' }],
  Toolbar: CartButton,
  Footer,
  slices: [
    addressesSlice,
    cartSlice,
    catalogueSlice,
    checkoutSlice,
    detailsSlice,
    devicesSlice,
    exchangeSlice,
    homeSlice,
    ordersSlice,
    passwordSlice,
    paymentSlice,
    relatedSlice,
    reviewsSlice,
    searchSlice,
  ],
  saga: shopSaga,
});
