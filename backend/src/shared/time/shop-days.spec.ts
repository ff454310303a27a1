import { addDays, countDays, daysBetween, ShopDays, workingDaysBefore } from './shop-days';

const hour = 60 * 60_000;
const hoursOf = (timeZone: string, day: string): number => {
  const { from, to } = new ShopDays(timeZone).periodOf(day);
  return (to.getTime() - from.getTime()) / hour;
};

describe('a moment that the clocks of the shop show', () => {
  it.each([
    ['UTC', '2026-11-25T09:30', '2026-11-25T09:30:00.000Z'],
    ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    ['America/New_York', '2026-11-25T18:15:30', '2026-11-25T23:15:30.000Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00.000Z'],
  ])('in %s: %s is %s', (timeZone, local, moment) => {
    expect(new ShopDays(timeZone).momentAt(local).toISOString()).toBe(moment);
  });

  it('is the first of two, when the clocks are put back', () => {
    const moment = new ShopDays('Europe/Berlin').momentAt('2026-10-25T02:30');
    expect(moment.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  it('is an hour later, when the clocks skip it', () => {
    const moment = new ShopDays('Europe/Berlin').momentAt('2026-03-29T02:30');
    expect(moment.toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('the days of the shop', () => {
  it('begin and end at midnight of its time zone', () => {
    expect(new ShopDays('UTC').periodOf('2026-03-29')).toEqual({
      from: new Date('2026-03-29T00:00:00Z'),
      to: new Date('2026-03-30T00:00:00Z'),
    });
    expect(new ShopDays('America/New_York').periodOf('2026-07-01')).toEqual({
      from: new Date('2026-07-01T04:00:00Z'),
      to: new Date('2026-07-02T04:00:00Z'),
    });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    // The clocks change at midnight: this day begins at one o'clock, and the next one's first hour comes twice.
    ['America/Havana', '2026-03-08', 23],
    ['America/Havana', '2026-11-01', 25],
    ['Asia/Kathmandu', '2026-03-29', 24],
  ])('of %s: %s has %d hours', (timeZone, day, hours) => {
    expect(hoursOf(timeZone, day)).toBe(hours);
  });

  it('follow one another without a gap, and each contains its own moments', () => {
    const days = new ShopDays('America/Havana');
    for (const day of daysBetween('2026-01-01', '2026-12-31')) {
      const { from, to } = days.periodOf(day);
      expect(days.periodOf(addDays(day, 1)).from).toEqual(to);
      expect([days.dayOf(from), days.dayOf(new Date(to.getTime() - 1))]).toEqual([day, day]);
    }
  });

  it('begin and end a period, in which moments stand for themselves', () => {
    const days = new ShopDays('Europe/Berlin');
    expect(days.beginOf('2026-11-20')).toEqual(new Date('2026-11-19T23:00:00Z'));
    expect(days.endOf('2026-11-20')).toEqual(new Date('2026-11-20T23:00:00Z'));
    const moment = new Date('2026-11-20T11:52:07Z');
    expect([days.beginOf(moment), days.endOf(moment), days.endOf(undefined)]).toEqual([
      moment,
      moment,
      undefined,
    ]);
  });

  it('are counted back from Monday to Friday', () => {
    expect(workingDaysBefore('2026-11-25', 2)).toBe('2026-11-23');
    expect(workingDaysBefore('2026-11-23', 2)).toBe('2026-11-19');
    expect(workingDaysBefore('2026-11-22', 1)).toBe('2026-11-20');
    expect(workingDaysBefore('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('are counted with both ends, across months and leap days', () => {
    expect(countDays('2028-02-28', '2028-03-01')).toBe(3);
    expect(daysBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysBetween('2028-03-01', '2028-02-28')).toEqual([]);
  });
});
