// @ts-check

const filters = { category: '', brand: '', size: '', colour: '' };
const cheapest = { path: '/api/shop/products/get', query: { sortBy: 'price-lowtohigh', limit: '8' } };
const banners = { path: '/api/common/feature/get' };

/** What the server sends with each page: see frontend-shell/kit/pages-plugin.cjs. */
module.exports = [
  {
    route: 'home',
    module: './home/HomePage',
    requests: [banners, { path: '/api/shop/products/showcase' }, cheapest],
  },
  {
    route: 'listing',
    module: './catalogue/ListingPage',
    requests: [
      { path: '/api/shop/products/get', query: { ...filters, sortBy: 'price-lowtohigh', limit: '24' } },
    ],
  },
  {
    route: 'product/:id',
    module: './catalogue/ProductPage',
    requests: [
      { path: '/api/shop/products/get/:id' },
      { path: '/api/shop/review/:id', query: { limit: '10' } },
    ],
  },
  {
    route: 'search',
    module: './search/SearchPage',
    requests: [{ path: '/api/shop/search/:keyword', query: { ...filters, sortBy: '', limit: '24' } }],
  },
  { route: 'checkout', module: './checkout/CheckoutPage', requests: [banners] },
  { route: 'sandbox-payment', module: './checkout/SandboxPaymentPage' },
  { route: 'paypal-return', module: './payment/PaypalReturnPage' },
  { route: 'payment-success', module: './payment/PaymentSuccessPage' },
  { route: 'account', module: './account/AccountPage' },
  { route: 'delivery', module: './help/DeliveryPage' },
  { route: 'returns', module: './help/ReturnsPage' },
  { route: 'size-guide', module: './help/SizeGuidePage' },
  { route: 'contact', module: './help/ContactPage' },
];
