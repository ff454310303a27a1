import { rememberedSizeOf, rememberSize } from './remembered-sizes';

const shirt = ['S', 'M', 'L'];
const shoe = ['41', '42'];

test('the last size of each kind of product is remembered', () => {
  rememberSize('M', shirt);
  rememberSize('42', shoe);
  rememberSize('L', shirt);
  expect(rememberedSizeOf(shirt)).toBe('L');
  expect(rememberedSizeOf(shoe)).toBe('42');
  expect(rememberedSizeOf(['W32'])).toBeNull();
});

test('a size replaces the others of its product', () => {
  rememberSize('M', shirt);
  rememberSize('L', shirt);
  expect(rememberedSizeOf(['S', 'M'])).toBeNull();
});

test('of sizes that were bought, the last one counts', () => {
  rememberSize('M');
  rememberSize('L');
  rememberSize(null);
  expect(rememberedSizeOf(shirt)).toBe('L');
});

test('sizes that were stored by scale are still known', () => {
  localStorage.setItem('sizes', '{"letters":"M","shoes":"42"}');
  expect(rememberedSizeOf(shirt)).toBe('M');
  rememberSize('L', shirt);
  expect(rememberedSizeOf(shirt)).toBe('L');
  expect(rememberedSizeOf(shoe)).toBe('42');
});

test.each(['null', '"M"', '[]', '[1]', '{"letters":{"size":"M"}}', '{'])(
  'invalid stored sizes are ignored: %s',
  (invalid) => {
    localStorage.setItem('sizes', invalid);
    expect(rememberedSizeOf(shirt)).toBeNull();
    rememberSize('S', shirt);
    expect(rememberedSizeOf(shirt)).toBe('S');
  },
);
