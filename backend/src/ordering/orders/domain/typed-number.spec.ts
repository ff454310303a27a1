import { typedNumberOf } from './typed-number';

it.each(['HB-10001', 'hb10001', ' HB 10001 ', '#10001', '10001', '#HB-10001', 'HB-10001-2'])(
  'an order number is read as people type it: %s',
  (typed) => {
    expect(typedNumberOf(typed)).toBe(10_001);
  },
);

it.each(['', 'HB', 'my order of Monday', 'HB-10001 and HB-10002', '1e4', 'XX-10001', '9'.repeat(16)])(
  'anything else names no order: %s',
  (typed) => {
    expect(typedNumberOf(typed)).toBeUndefined();
  },
);
