import { day, writtenDay, writtenTime } from './day';

test('a date is shown in ISO format', () => {
  expect(day('2026-11-20T23:30:00.000Z')).toBe('2026-11-20');
});

test('a date is written out', () => {
  expect(writtenDay('2026-11-20T23:30:00.000Z')).toBe('20 November 2026');
});

test("a time is shown in the user's time zone", () => {
  expect(writtenTime(new Date(2026, 10, 21, 14, 3).toISOString())).toBe('21 Nov 2026, 14:03');
});

test('a time is shown in a time zone that is named', () => {
  expect(writtenTime('2026-11-20T23:30:00.000Z', 'Asia/Tokyo')).toBe('21 Nov 2026, 08:30');
});
