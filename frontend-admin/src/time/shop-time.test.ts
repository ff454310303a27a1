import { nameTimeZone } from '../testing/time-zone';
import { lastDayBefore, shopDay, shopTime } from './shop-time';

test("times and days are those of the shop's time zone", () => {
  nameTimeZone('Asia/Tokyo');
  expect(shopTime('2026-11-20T23:30:00.000Z')).toBe('21 Nov 2026, 08:30');
  expect(shopDay('2026-11-20T23:30:00.000Z')).toBe('2026-11-21');
});

test('a period that ends at midnight ends with the day before', () => {
  nameTimeZone('Europe/Berlin');
  expect(lastDayBefore('2026-11-20T23:00:00.000Z')).toBe('2026-11-20');
  expect(shopDay('2026-11-20T23:00:00.000Z')).toBe('2026-11-21');
});

test('a page that names no time zone is in UTC', () => {
  expect(shopTime('2026-11-20T23:30:00.000Z')).toBe('20 Nov 2026, 23:30');
});
