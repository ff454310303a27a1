import { day, writtenDay } from './day';

test('a date is shown as its day', () => {
  expect(day('2026-11-20T23:30:00.000Z')).toBe('2026-11-20');
});

test('a date is written out as the same day', () => {
  expect(writtenDay('2026-11-20T23:30:00.000Z')).toBe('20 November 2026');
});
