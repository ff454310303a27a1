import { addressLines } from './address-lines';

const ann = {
  recipient: 'Ann Lee',
  address: '1 High Street',
  city: 'Springfield',
  region: 'IL',
  pincode: '62701',
};
const inBerlin = { ...ann, city: 'Berlin', region: '', pincode: '10115' };

test('an address has the lines of its country', () => {
  expect(addressLines({ ...ann, country: 'US' })).toEqual([
    'Ann Lee',
    '1 High Street',
    'Springfield, IL 62701',
  ]);
});

test('the country of the shop is left out, another one is the last line', () => {
  document.head.innerHTML = '<meta name="shop-country" content="DE">';
  expect(addressLines({ ...inBerlin, country: 'DE' }).at(-1)).toBe('10115 Berlin');
  expect(addressLines({ ...inBerlin, country: null }).at(-1)).toBe('10115 Berlin');
  document.head.innerHTML = '';
  expect(addressLines({ ...inBerlin, country: 'DE' }).at(-1)).toBe('Germany');
});

test('nothing is lost that the format of the country does not have', () => {
  expect(addressLines({ ...ann, country: 'HK' })).toEqual([
    'Ann Lee',
    '1 High Street',
    'Springfield',
    'IL',
    '62701',
    'Hong Kong SAR China',
  ]);
});
