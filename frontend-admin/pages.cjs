// @ts-check

/** What the admin's pages need at first: see frontend-shell/kit/pages-plugin.cjs. */
module.exports = {
  frame: 'sidebar',
  pages: [
    { route: 'dashboard', module: './dashboard/DashboardPage' },
    { route: 'products', module: './products/ProductsPage' },
    { route: 'orders', module: './orders/OrdersPage' },
    { route: 'reviews', module: './reviews/ReviewsPage' },
    { route: 'features', module: './features/FeaturesPage' },
  ],
};
