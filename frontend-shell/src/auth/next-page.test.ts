import { signInPath } from '@haberdash/kit/sign-in-path';
import { nextPageIn } from './next-page';

const next = (page: string) => nextPageIn(`?next=${encodeURIComponent(page)}`);

test("the login page's address stores the requested page with its query", () => {
  const path = signInPath('/shop/listing?category=men&brand=h%26m');
  expect(path).toMatch(/^\/auth\/login\?next=/);
  expect(nextPageIn(path.slice(path.indexOf('?')))).toBe('/shop/listing?category=men&brand=h%26m');
});

test('the root path is not stored', () => {
  expect(signInPath('/')).toBe('/auth/login');
  expect(nextPageIn('')).toBeNull();
});

test.each([
  'https://elsewhere.example/shop/home',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/..//elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'http://',
])('another site is never the next page: %j', (page) => {
  expect(next(page)).toBeNull();
});
