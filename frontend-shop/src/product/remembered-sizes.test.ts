import { rememberedSize, rememberSize } from './remembered-sizes';

test('the last size of each scale is remembered', () => {
  rememberSize('M');
  rememberSize('42');
  rememberSize('L');
  expect(rememberedSize('letters')).toBe('L');
  expect(rememberedSize('shoes')).toBe('42');
  expect(rememberedSize('waist')).toBeNull();
});

test('an unknown size is not remembered', () => {
  rememberSize('Huge');
  rememberSize(null);
  expect(localStorage).toHaveLength(0);
});

test.each(['{"letters":"M"', 'null', '"M"', '[]', '{"letters":"42"}', '{"letters":{"size":"M"}}'])(
  'invalid stored sizes are ignored: %s',
  (stored) => {
    localStorage.setItem('sizes', stored);
    expect(rememberedSize('letters')).toBeNull();
    rememberSize('S');
    expect(rememberedSize('letters')).toBe('S');
  },
);
