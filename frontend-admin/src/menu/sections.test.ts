import { features } from '../features';
import { menuOf, palettePagesOf } from './sections';

test('the menu is ordered by work, and each section opens its first page', () => {
  const menu = menuOf(features);
  expect(menu.map(({ label }) => label)).toEqual([
    ...['Dashboard', 'Orders', 'Products', 'Customers', 'Reports', 'Online shop', 'Settings'],
  ]);
  for (const { to, items } of menu) expect(to).toBe(items?.[0]?.to ?? '/admin/dashboard');
  expect(menu[1]!.items!.map(({ label }) => label)).toEqual([
    ...['All', 'To send', 'Late', 'Tracking', 'Returns', 'Withdrawals'],
  ]);
});

test('each page of the menu stands in it once', () => {
  const pages = features.flatMap(({ menu = [] }) => menu.map(({ to }) => to));
  const shown = menuOf(features).flatMap(({ to, items }) => items?.map((item) => item.to) ?? [to]);
  expect(shown.toSorted()).toEqual(pages.toSorted());
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  ['banner', '/admin/dashboard'],
  ['shipping', '/admin/sending'],
  ['refund', '/admin/orders'],
  ['tax', '/admin/finance'],
  ['staff', '/admin/audit'],
  ['returns', '/admin/return-rules'],
  ['templates', '/admin/mail-texts'],
  ['e-mail text', '/admin/mail-texts'],
])('the palette finds a page by "%s"', (words, to) => {
  const named = palettePagesOf(features).filter((page) =>
    `${page.label} ${page.words ?? ''}`.toLowerCase().includes(words),
  );
  expect(named.map((page) => page.to)).toContain(to);
});
