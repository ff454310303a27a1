import { mondayToFriday } from '../../../test/support/memory/delivery-in-memory';
import { ShopDays } from '../../shared/time/shop-days';
import { Calendar } from './calendar';
import { NoWorkingDay, StaleDelivery } from './delivery.errors';

const nextDay = { cutOff: '14:00', workingDays: { min: 1, max: 1 } };
const christmas = [
  { day: '2026-12-25', name: 'Christmas Day' },
  { day: '2027-01-01', name: "New Year's Day" },
];

function promised(at: string, asked: Partial<typeof nextDay> = {}, timeZone = 'Europe/Berlin') {
  const calendar = Calendar.restore({ ...mondayToFriday, holidays: christmas });
  const dates = calendar.promise({ ...nextDay, ...asked }, new Date(at), new ShopDays(timeZone));
  return `${dates?.from} ${dates?.to}`;
}

const everyDay = Calendar.restore({ version: 1, workingWeekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] });

describe('the promised dates', () => {
  it.each([
    ['a Tuesday before the cut-off', '2026-11-24T12:59:59+01:00', '2026-11-25 2026-11-25'],
    ['a Tuesday at the cut-off', '2026-11-24T14:00:00+01:00', '2026-11-26 2026-11-26'],
    ['a Friday after the cut-off', '2026-11-27T15:00:00+01:00', '2026-12-01 2026-12-01'],
    ['a Saturday', '2026-11-28T09:00:00+01:00', '2026-12-01 2026-12-01'],
    ['the last second of a Sunday', '2026-11-29T23:59:59+01:00', '2026-12-01 2026-12-01'],
    ['midnight of a Monday', '2026-11-30T00:00:00+01:00', '2026-12-01 2026-12-01'],
    ['Christmas Eve before the cut-off', '2026-12-24T09:00:00+01:00', '2026-12-28 2026-12-28'],
    ['Christmas Eve after the cut-off', '2026-12-24T19:00:00+01:00', '2026-12-29 2026-12-29'],
    ["New Year's Eve", '2026-12-31T13:00:00+01:00', '2027-01-04 2027-01-04'],
  ])('begin on the next working day: %s', (_, at, dates) => {
    expect(promised(at)).toBe(dates);
  });

  it('are those of the shop, wherever the server is', () => {
    const at = '2026-11-24T23:30:00Z';
    expect(promised(at, {}, 'America/New_York')).toBe('2026-11-26 2026-11-26');
    expect(promised(at, {}, 'Asia/Tokyo')).toBe('2026-11-26 2026-11-26');
    expect(promised(at, {}, 'UTC')).toBe('2026-11-26 2026-11-26');
    expect(promised(at, { cutOff: '08:00' }, 'Asia/Tokyo')).toBe('2026-11-27 2026-11-27');
  });

  it('count working days only', () => {
    expect(promised('2026-12-22T09:00:00+01:00', { workingDays: { min: 3, max: 7 } })).toBe(
      '2026-12-28 2027-01-04',
    );
  });

  it('may be the same day, for a pick-up', () => {
    const at = '2026-11-24T09:00:00+01:00';
    expect(promised(at, { workingDays: { min: 0, max: 1 } })).toBe('2026-11-24 2026-11-25');
  });

  it.each([
    ['before the cut-off was shown', '2026-10-24T23:59:00Z', '2026-10-25 2026-10-25'],
    ['when it is shown for the first time', '2026-10-25T00:30:00Z', '2026-10-26 2026-10-26'],
    ['between the two', '2026-10-25T01:10:00Z', '2026-10-26 2026-10-26'],
  ])('do not go back when the clocks do: %s', (_, at, dates) => {
    const asked = { cutOff: '02:30', workingDays: { min: 0, max: 0 } };
    const { from, to } = everyDay.promise(asked, new Date(at), new ShopDays('Europe/Berlin'))!;
    expect(`${from} ${to}`).toBe(dates);
  });

  it.each([
    ['2026-03-29T11:59:59Z', '2026-03-29'],
    ['2026-03-29T12:00:00Z', '2026-03-30'],
    ['2026-10-25T12:59:59Z', '2026-10-25'],
    ['2026-10-25T13:00:00Z', '2026-10-26'],
  ])('follow the clocks on days of 23 and 25 hours: of %s, %s', (at, day) => {
    const asked = { cutOff: '14:00', workingDays: { min: 0, max: 0 } };
    expect(everyDay.promise(asked, new Date(at), new ShopDays('Europe/Berlin'))?.from).toBe(day);
  });

  it('are none where the method promises none', () => {
    const calendar = Calendar.restore(mondayToFriday);
    expect(
      calendar.promise({ cutOff: '14:00', workingDays: null }, new Date(), new ShopDays('UTC')),
    ).toBeUndefined();
  });
});

describe('the calendar', () => {
  it('keeps holidays in their order', () => {
    const calendar = Calendar.restore(mondayToFriday);
    calendar.edit(1, { workingWeekdays: [6, 1, 6], holidays: [...christmas].reverse() });
    expect(calendar.state).toEqual({ version: 2, workingWeekdays: [1, 6], holidays: christmas });
    expect(() => calendar.edit(1, calendar.state)).toThrow(StaleDelivery);
  });

  it('has a working day', () => {
    expect(() => Calendar.restore(mondayToFriday).edit(1, { workingWeekdays: [], holidays: [] })).toThrow(
      NoWorkingDay,
    );
  });
});
