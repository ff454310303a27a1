import { dayRange } from './day-range';

test.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
  ['2026-11-27', '2026-12-01', 'Fri 27 Nov – Tue 1 Dec'],
  ['2026-12-31', '2027-01-04', 'Thu 31 Dec – Mon 4 Jan'],
  ['2026-11-24', '2027-11-24', 'Tue 24 Nov – Wed 24 Nov'],
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
])('from %s to %s is %s', (from, to, text) => {
  expect(dayRange({ from, to })).toBe(text);
});
