import { variantLabel } from './variant-label';

test('a variant is labelled by its size and colour, if it has them', () => {
  expect(variantLabel({ size: 'M', colour: 'Navy' })).toBe('M · Navy');
  expect(variantLabel({ size: '42', colour: null })).toBe('42');
  expect(variantLabel({ size: null, colour: 'Navy' })).toBe('Navy');
  expect(variantLabel({ size: null, colour: null })).toBe('');
});
