import { claimsAgainst } from './return-claims';

const paid = { windowDays: 30, wayPaidBy: 'shopper' as const, fee: 4.9 };
const free = { windowDays: 30, wayPaidBy: 'shop' as const, fee: 0 };

test.each([
  ['60-day returns', '60-day returns'],
  ['We have 14 day exchanges', '14 day exchanges'],
  ['Return it unworn within 60 days.', 'Return it unworn within 60 days'],
  ['You can send it back for up to 100 days', 'send it back for up to 100 days'],
  ['Exchange anything in 14 days', 'Exchange anything in 14 days'],
  ['You have 14 days to return it', '14 days to return'],
  ['Free returns', 'Free returns'],
  ['Returns are always free', 'Returns are always free'],
])('"%s" is not what the rules say', (text, phrase) => {
  expect(claimsAgainst(text, paid).map((claim) => claim.phrase)).toEqual([phrase]);
});

test.each([
  '30-day returns',
  'Send it back within 30 days',
  'Your return is refunded within 14 days',
  'Within 14 days of your return, the money is back',
  'Free delivery. Returns within {return days}',
  'It is back in stock in 3 days',
])('"%s" promises nothing else', (text) => {
  expect(claimsAgainst(text, paid)).toEqual([]);
});

test('free returns are promised rightly by a shop that pays for them', () => {
  expect(claimsAgainst('Free returns within 30 days', free)).toEqual([]);
});
