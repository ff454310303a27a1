// @ts-check

const chosen = 'category={category}&brand={brand}&size={size}&colour={colour}';

/** What the shop's pages need at first: see frontend-shell/kit/pages-plugin.cjs. Grids are asked for as screens of up to four columns do. */
module.exports = {
  frame: 'topbar',
  pages: [
    {
      route: 'home',
      module: './home/HomePage',
      asks: [
        '/api/common/feature/get',
        '/api/shop/products/showcase',
        '/api/shop/products/get?sortBy=price-lowtohigh&limit=8',
      ],
      pictures: { answer: 0, at: 'data.*.image' },
      html: 'src/home/first-sight.html',
    },
    {
      route: 'listing',
      module: './catalogue/ListingPage',
      asks: [`/api/shop/products/get?${chosen}&sortBy={sortBy|price-lowtohigh}&limit=24`],
      pictures: { answer: 0, at: 'data.*.image' },
      html: 'src/catalogue/listing-first-sight.html',
    },
    {
      route: 'product/:id',
      module: './catalogue/ProductPage',
      asks: ['/api/shop/products/get/{id}', '/api/shop/review/{id}?limit=10'],
      pictures: { answer: 0, at: 'data.image' },
      html: 'src/catalogue/product-first-sight.html',
    },
    {
      route: 'search',
      module: './search/SearchPage',
      asks: [`/api/shop/search/{keyword}?${chosen}&sortBy={sortBy}&limit=24`],
      pictures: { answer: 0, at: 'data.*.image' },
      html: 'src/search/first-sight.html',
    },
    {
      route: 'checkout',
      module: './checkout/CheckoutPage',
      asks: ['/api/common/feature/get'],
      pictures: { answer: 0, at: 'data.*.image' },
      html: 'src/checkout/first-sight.html',
    },
    { route: 'sandbox-payment', module: './checkout/SandboxPaymentPage' },
    { route: 'paypal-return', module: './payment/PaypalReturnPage' },
    { route: 'payment-success', module: './payment/PaymentSuccessPage' },
    { route: 'account', module: './account/AccountPage', html: 'src/account/first-sight.html' },
    { route: 'delivery', module: './help/DeliveryPage' },
    { route: 'returns', module: './help/ReturnsPage' },
    { route: 'size-guide', module: './help/SizeGuidePage' },
    { route: 'contact', module: './help/ContactPage' },
  ],
};
