import type { PaletteTarget } from './palette.api';

const pages: Record<string, string> = {
  Dashboard: 'dashboard',
  Products: 'products',
  'Import products': 'products/import',
  'Categories and brands': 'categories',
  Sizes: 'sizes',
  Collections: 'collections',
  Orders: 'orders',
  Shipping: 'sending',
  'Late orders': 'sending?toSend=late',
  'Tracking numbers': 'sending/tracking',
  'Low stock': 'reports/low-stock',
  'Sold-out sizes': 'reports/sold-out',
  'Shoppers with a cart': 'reports/shoppers',
  Delivery: 'delivery',
  Shop: 'shop',
  Pages: 'pages',
  Reviews: 'reviews',
  Customers: 'customers',
  'E-mails': 'mails',
  'Consistency check': 'books',
  'Failed jobs': 'reports/failed-jobs',
  Audit: 'audit',
  'My account': 'account',
};

/** All of them until something is typed. */
export const pagesNamed = (words: string): PaletteTarget[] =>
  Object.entries(pages)
    .filter(([label]) => label.toLowerCase().includes(words.toLowerCase()))
    .map(([label, path]) => ({ kind: 'Page', label, hint: '', to: `/admin/${path}` }));
