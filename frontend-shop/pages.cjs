// @ts-check

const filters = { category: '', brand: '', size: '', colour: '', price: '' };
const cheapest = { path: '/api/shop/products/get', query: { sortBy: 'price-lowtohigh', limit: '8' } };
const banners = { path: '/api/common/feature/get' };
/** What an address in the shop's country consists of: its form is drawn at once. */
const ownCountry = { path: '/api/shop/countries/own' };
/** Every page has the menu, and the shop's words, which the server sends by itself. A page's own responses come first: their pictures are part of its skeleton. */
const menu = { path: '/api/shop/menu' };
/** Filters show sizes by their scales, and whether a product has a size guide depends on its scale. */
const sizes = { path: '/api/shop/sizes' };

/**
 * @param {string} route
 * @param {string} slug
 * @param {{ path: string }[]} more
 */
const textPage = (route, slug, ...more) => ({
  route,
  module: './help/TextPage',
  requests: [{ path: `/api/shop/pages/${slug}`, query: { version: '' } }, ...more, menu],
});

/** What the server sends with each page: see frontend-shell/kit/pages-plugin.cjs. */
module.exports = [
  {
    route: 'home',
    module: './home/HomePage',
    requests: [banners, { path: '/api/shop/products/showcase' }, cheapest, menu],
  },
  {
    route: 'listing',
    module: './listing/ListingPage',
    requests: [
      { path: '/api/shop/products/get', query: { ...filters, sortBy: 'price-lowtohigh', limit: '24' } },
      sizes,
      menu,
    ],
  },
  {
    route: 'collection/:slug',
    module: './collections/CollectionPage',
    requests: [
      { path: '/api/shop/collections/:slug', query: { ...filters, sortBy: '', limit: '24' } },
      sizes,
      menu,
    ],
  },
  {
    // The server knows the id of the product that has the slug.
    route: 'product/:slug',
    module: './product/page/ProductPage',
    requests: [
      { path: '/api/shop/products/get/:slug' },
      { path: '/api/shop/review/:id', query: { limit: '10' } },
      sizes,
      menu,
    ],
  },
  { route: 'preview', module: './preview/PreviewPage', requests: [menu] },
  {
    route: 'search',
    module: './search/SearchPage',
    requests: [
      { path: '/api/shop/search/:keyword', query: { ...filters, sortBy: '', limit: '24' } },
      sizes,
      menu,
    ],
  },
  { route: 'checkout', module: './checkout/CheckoutPage', requests: [banners, ownCountry, menu] },
  { route: 'sandbox-payment', module: './checkout/sandbox/SandboxPaymentPage', requests: [menu] },
  { route: 'paypal-return', module: './payment/PaypalReturnPage', requests: [menu] },
  { route: 'payment-success', module: './payment/PaymentSuccessPage', requests: [menu] },
  { route: 'account', module: './account/AccountPage', requests: [ownCountry, menu] },
  { route: 'account/orders/:name', module: './orders/OrderPage', requests: [menu] },
  ...['delivery', 'returns', 'contact'].map((slug) => textPage(slug, slug)),
  textPage('size-guide', 'size-guide', sizes),
  textPage('pages/:slug', ':slug'),
];
