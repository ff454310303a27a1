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
])('on %s%s the menu marks %s', (pathname, search, label) => {
  expect(currentItem(menu, { pathname, search })?.label).toBe(label);
});
