import { destinationLines } from './destination';

const addressInfo = {
  addressId: '',
  recipient: 'Ann Lee',
  address: '1 High Street',
  city: 'Springfield',
  region: 'IL',
  pincode: '62701',
  country: 'US',
  phone: '',
  phoneE164: null,
  notes: '',
};
const delivery = {
  name: 'Standard',
  kind: 'delivery' as const,
  carrier: null,
  pickUpText: null,
  promised: null,
};
const pickUp = { ...delivery, kind: 'pick-up' as const, pickUpText: '12 Needle Lane\n9 to 5' };

test('a delivery goes to the address, also of an order that names no delivery', () => {
  const lines = ['Ann Lee', '1 High Street', 'Springfield, IL 62701'];
  expect(destinationLines({ addressInfo, delivery })).toEqual(lines);
  expect(destinationLines({ addressInfo, delivery: null })).toEqual(lines);
});

test('a pick-up names the place and who comes, and no address', () => {
  expect(destinationLines({ addressInfo, delivery: pickUp })).toEqual([
    '12 Needle Lane',
    '9 to 5',
    'Ann Lee',
  ]);
});
