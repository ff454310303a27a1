import { pageInCurrency } from '@haberdash/kit/testing/currency';
import { delivery } from '../../testing/open-delivery';
import { claimsAgainst } from './delivery-claims';

const [zone] = delivery.zones;
const [method] = delivery.methods;
const tableOf = (...fields: Partial<typeof method>[]) => ({
  zones: [zone!],
  methods: fields.map((given) => ({ ...method!, zoneId: zone!.id, ...given })),
});
const steps = (price: number) => ({ measure: 'subtotal' as const, steps: [{ from: 0, price }] });
/** $4.90, free from $50, in 3 to 5 working days. */
const paid = tableOf({ table: steps(4.9), freeFrom: 50, workingDays: { min: 3, max: 5 } });
const free = tableOf({ table: steps(0), freeFrom: null, workingDays: { min: 1, max: 1 } });
const phrases = (text: string, table: ReturnType<typeof tableOf>) =>
  claimsAgainst(text, table).map(({ phrase }) => phrase);

test.each([
  ['Free delivery', 'Free delivery'],
  ['We have free standard shipping!', 'free standard shipping'],
  ['Delivery: Free on every order', 'Delivery: Free'],
  ['Delivery is always free.', 'Delivery is always free'],
  ['Free delivery over $75', 'Free delivery over $75'],
  ['Free shipping on orders from $1,000', 'Free shipping on orders from $1,000'],
  ['Delivery is free from $40.00', 'Delivery is free from $40.00'],
  ['Delivery from $3.90', 'Delivery from $3.90'],
  ['Shipping costs $6', 'Shipping costs $6'],
  ['$5 delivery', '$5 delivery'],
  ['Delivered in 2 days', 'Delivered in 2 days'],
  ['Delivery within 1–2 working days', 'Delivery within 1–2 working days'],
  ['Delivery takes 7 to 10 business days', 'Delivery takes 7 to 10 business days'],
  ['Next-day delivery', 'Next-day delivery'],
])('"%s" is not in the table', (text, phrase) => {
  expect(phrases(text, paid)).toEqual([phrase]);
});

test.each([
  'Free delivery over $50',
  'Free shipping on orders from $50.00',
  'Delivery from $4.90, free over $50.00',
  'Delivered in 3–5 working days',
  'Delivery within 5 days',
  '{delivery}',
  'Free returns within 30 days. Delivery to your door.',
  'Delivery and free returns',
  'Reserved for 30 minutes while you pay',
  'Send it back within 30 days of delivery',
])('"%s" contradicts nothing', (text) => {
  expect(phrases(text, paid)).toEqual([]);
});

test('free delivery must be for all zones, and without pick-ups and methods that are off', () => {
  expect(phrases('Free delivery on the next-day delivery', free)).toEqual([]);
  const { zones, methods } = free;
  expect(phrases('Free delivery', { zones: [...zones, { ...zone!, id: 'other' }], methods })).toHaveLength(1);
  expect(phrases('Free delivery', tableOf({ table: steps(0), isOn: false }))).toHaveLength(1);
  expect(phrases('Free delivery', tableOf({ table: steps(0), kind: 'pick-up' }))).toHaveLength(1);
});

test('the problem names what the table has', () => {
  expect(claimsAgainst('Free delivery over $75', paid)).toEqual([
    { phrase: 'Free delivery over $75', problem: 'In the table, delivery is free from $50.00' },
  ]);
});

test('amounts are in the currency of the shop, whose symbol may come last', () => {
  pageInCurrency('EUR');
  expect(phrases('Free delivery over 75 €. Delivery from €3.90', paid)).toEqual([
    'Free delivery over 75 €',
    'Delivery from €3.90',
  ]);
  expect(phrases('Free delivery over 50 €', paid)).toEqual([]);
  document.head.innerHTML = '';
});
