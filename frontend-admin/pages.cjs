// @ts-check

/** What the server sends with each page: see frontend-shell/kit/pages-plugin.cjs. */
module.exports = [
  { route: 'dashboard', module: './dashboard/DashboardPage' },
  { route: 'reports/shoppers', module: './report-lists/ShoppersPage' },
  { route: 'reports/sold-out', module: './report-lists/SoldOutPage' },
  { route: 'reports/low-stock', module: './report-lists/LowStockPage' },
  { route: 'reports/failed-jobs', module: './report-lists/FailedJobsPage' },
  { route: 'products', module: './products/ProductsPage' },
  { route: 'products/import', module: './import/ImportPage' },
  { route: 'products/:productId/stock', module: './stock/StockPage' },
  { route: 'products/:productId/prices', module: './prices/PricesPage' },
  { route: 'categories', module: './taxonomy/TaxonomyPage' },
  { route: 'collections', module: './collections/CollectionsPage' },
  { route: 'collections/add', module: './collections/CollectionEditorPage' },
  { route: 'collections/edit/:slug', module: './collections/CollectionEditorPage' },
  { route: 'orders', module: './orders/OrdersPage' },
  { route: 'orders/print', module: './orders/PackingSlipsPage' },
  { route: 'reviews', module: './reviews/ReviewsPage' },
  { route: 'books', module: './books/BooksPage' },
  { route: 'customers', module: './customers/CustomersPage' },
  { route: 'customers/:id', module: './customers/CustomerPage' },
  { route: 'mails', module: './mails/MailsPage' },
  { route: 'audit', module: './audit/AuditPage' },
  { route: 'account', module: './account/AccountPage' },
  { route: 'features', module: './features/FeaturesPage' },
];
