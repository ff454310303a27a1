/** Everything that a role of the staff can allow: each call of an admin needs one of these. */
export const permissions = [
  'orders.read',
  'orders.change',
  'orders.ship',
  'refunds.give',
  'returns.judge',
  'catalogue.read',
  'catalogue.change',
  'stock.read',
  'stock.change',
  'customers.read',
  'customers.change',
  'reviews.moderate',
  'content.change',
  'reports.read',
  'finance.read',
  'audit.read',
  'settings.change',
  'staff.manage',
] as const;
export type Permission = (typeof permissions)[number];

/** Completes the sentence "Your role doesn't allow you to …". */
export const permissionWords: Readonly<Record<Permission, string>> = {
  'orders.read': 'see orders',
  'orders.change': 'change orders',
  'orders.ship': 'pack and send orders',
  'refunds.give': 'give money back',
  'returns.judge': 'receive and judge returns',
  'catalogue.read': 'see products in the admin',
  'catalogue.change': 'change products and prices',
  'stock.read': 'see stock movements',
  'stock.change': 'count stock or take pieces out of it',
  'customers.read': 'see customers and e-mails',
  'customers.change': 'block customers and send e-mails again',
  'reviews.moderate': 'moderate reviews',
  'content.change': 'change pages, banners and collections',
  'reports.read': 'see the dashboard and reports',
  'finance.read': 'see finances and reconciliation',
  'audit.read': 'see who changed what',
  'settings.change': 'change the settings of the shop',
  'staff.manage': 'manage the staff',
};
