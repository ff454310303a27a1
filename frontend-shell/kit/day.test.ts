import { day, localDay, writtenDay, writtenTime } from './day';

test('a date is shown in ISO format', () => {
  expect(day('2026-11-20T23:30:00.000Z')).toBe('2026-11-20');
});

test('a day of the calendar is written out', () => {
  expect(writtenDay('2026-11-20')).toBe('20 November 2026');
});

test("the day of a moment is that of the user's time zone", () => {
  const late = new Date(2026, 10, 20, 23, 59).toISOString();
  const early = new Date(2026, 10, 21, 0, 1).toISOString();
  expect([late, early].map((moment) => localDay(moment))).toEqual(['2026-11-20', '2026-11-21']);
  expect([late, early].map((moment) => writtenDay(moment))).toEqual(['20 November 2026', '21 November 2026']);
});

test('the day of a moment is that of a time zone that is named', () => {
  expect(localDay('2026-11-20T23:30:00.000Z', 'Asia/Tokyo')).toBe('2026-11-21');
  expect(writtenDay('2026-11-20T23:30:00.000Z', 'Asia/Tokyo')).toBe('21 November 2026');
});

test("a time is shown in the user's time zone", () => {
  expect(writtenTime(new Date(2026, 10, 21, 14, 3).toISOString())).toBe('21 Nov 2026, 14:03');
});

test('a time is shown in a time zone that is named', () => {
  expect(writtenTime('2026-11-20T23:30:00.000Z', 'Asia/Tokyo')).toBe('21 Nov 2026, 08:30');
});
