import { scaleOf, sizeScales } from './sizes';

test('each size has a scale', () => {
  expect(scaleOf('M')?.id).toBe('letters');
  expect(scaleOf('W30')?.id).toBe('waist');
  expect(scaleOf('12 years')?.id).toBe('ages');
  expect(scaleOf('39')?.id).toBe('shoes');
  expect(scaleOf('One size')?.id).toBe('one-size');
  expect(scaleOf('Huge')).toBeUndefined();
});

test('no size belongs to two scales', () => {
  const all = sizeScales.flatMap(({ sizes }) => [...sizes]);
  expect(new Set(all).size).toBe(all.length);
});
