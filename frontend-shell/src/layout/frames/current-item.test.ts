import { currentItem } from './current-item';

const menu = [
  { label: 'Home', to: '/shop/home' },
  { label: 'Products', to: '/shop/listing' },
  { label: 'Men', to: '/shop/listing?category=men' },
  { label: 'Women', to: '/shop/listing?category=women' },
];

test.each([
  ['/shop/home', '', 'Home'],
  ['/shop/listing', '', 'Products'],
  ['/shop/listing', '?category=men', 'Men'],
  ['/shop/listing', '?category=men&sortBy=title-atoz&brand=nike&size=M&colour=Navy', 'Men'],
  ['/shop/listing', '?brand=nike&category=women', 'Women'],
  ['/shop/listing', '?category=men,women', 'Products'],
  ['/shop/listing', '?brand=nike', 'Products'],
  ['/shop/account', '', undefined],
  ['/shop/homes', '', undefined],
])('on %s%s the menu marks %s', (pathname, search, label) => {
  expect(currentItem(menu, { pathname, search })?.label).toBe(label);
});

const work = [
  { label: 'Dashboard', to: '/admin/dashboard' },
  {
    label: 'Orders',
    to: '/admin/orders',
    items: [
      { label: 'All', to: '/admin/orders' },
      { label: 'To send', to: '/admin/sending' },
      { label: 'Late', to: '/admin/sending?toSend=late' },
      { label: 'Tracking', to: '/admin/sending/tracking' },
      { label: 'Returns', to: '/admin/returns?tab=arrived' },
    ],
  },
];

test.each([
  ['/admin/dashboard', '', 'Dashboard'],
  ['/admin/orders', '?order=1', 'All'],
  ['/admin/orders/print', '?ids=1', 'All'],
  ['/admin/sending', '', 'To send'],
  ['/admin/sending', '?toSend=late', 'Late'],
  ['/admin/sending/tracking', '', 'Tracking'],
  ['/admin/returns', '?tab=arrived', 'Returns'],
  ['/admin/returns', '?tab=settled', 'Returns'],
  ['/admin/returns/1', '', 'Returns'],
])('on %s%s a menu with sections marks %s', (pathname, search, label) => {
  expect(currentItem(work, { pathname, search })?.label).toBe(label);
});
