import { ShopDays } from '../../../shared/time/shop-days';
import { isWithin, lateBefore, moneyDeadlineOf, type PlacedPieces, withdrawalPeriodOf } from './legal-days';

const lisbon = new ShopDays('Europe/Lisbon');
const newYork = new ShopDays('America/New_York');
const auckland = new ShopDays('Pacific/Auckland');

const delivered = (since: string, more: Partial<PlacedPieces> = {}): PlacedPieces => ({
  place: 'delivered',
  since: new Date(since),
  parcelId: 'a-parcel',
  isAssumed: false,
  ...more,
});

describe('the period in which a consumer may withdraw', () => {
  it('ends 14 days after the delivery, whose day does not count', () => {
    const period = withdrawalPeriodOf([delivered('2026-11-03T15:00:00Z')], lisbon);
    expect(period).toEqual({ basis: 'delivered', lastDay: '2026-11-17' });
  });

  it('begins with the last parcel', () => {
    const pieces = [delivered('2026-11-10T08:00:00Z'), delivered('2026-11-03T15:00:00Z')];
    expect(withdrawalPeriodOf(pieces, lisbon).lastDay).toBe('2026-11-24');
  });

  it.each(['to-send', 'packed', 'away'])('has not begun while a piece is %s', (place) => {
    const pieces = [delivered('2026-11-03T15:00:00Z'), delivered('2026-11-04T15:00:00Z', { place })];
    const period = withdrawalPeriodOf(pieces, lisbon);
    expect(period).toEqual({ basis: 'not-delivered', lastDay: null });
    expect(isWithin(period, new Date('2027-01-01T00:00:00Z'), lisbon)).toBe(true);
  });

  it('has not begun for an order of which nothing was sent', () => {
    expect(withdrawalPeriodOf([], lisbon).basis).toBe('not-delivered');
  });

  it('does not wait for a lost parcel', () => {
    const pieces = [delivered('2026-11-03T15:00:00Z'), delivered('2026-11-20T15:00:00Z', { place: 'lost' })];
    expect(withdrawalPeriodOf(pieces, lisbon).lastDay).toBe('2026-11-17');
  });

  it('says that the last delivery is assumed, also where an earlier one is known', () => {
    const assumed = delivered('2026-11-10T08:00:00Z', { isAssumed: true });
    const known = delivered('2026-11-03T15:00:00Z');
    expect(withdrawalPeriodOf([assumed, known], lisbon).basis).toBe('assumed');
    expect(withdrawalPeriodOf([delivered('2026-11-11T08:00:00Z'), assumed], lisbon).basis).toBe('delivered');
  });

  it('is not known where an admin called the order delivered without a parcel', () => {
    const period = withdrawalPeriodOf([delivered('2026-11-03T15:00:00Z', { parcelId: null })], lisbon);
    expect(period).toEqual({ basis: 'unknown', lastDay: null });
    expect(isWithin(period, new Date('2026-11-04T00:00:00Z'), lisbon)).toBeNull();
  });

  it.each([
    ['a Saturday', '2026-11-07T12:00:00Z', '2026-11-23'],
    ['a Sunday', '2026-11-08T12:00:00Z', '2026-11-23'],
    ['a Monday', '2026-11-09T12:00:00Z', '2026-11-23'],
  ])('does not end on %s before Monday', (_, since, lastDay) => {
    expect(withdrawalPeriodOf([delivered(since)], lisbon).lastDay).toBe(lastDay);
  });

  it('has days of the shop: one moment is Tuesday in New York and Wednesday in Auckland', () => {
    const pieces = [delivered('2026-11-03T23:30:00Z')];
    expect(withdrawalPeriodOf(pieces, newYork).lastDay).toBe('2026-11-17');
    expect(withdrawalPeriodOf(pieces, auckland).lastDay).toBe('2026-11-18');
  });

  it.each([
    // The clocks of New York are put back on 1 November 2026 and forward on 14 March 2027.
    ['put back', '2026-10-20T16:00:00Z', '2026-11-04T04:59:59.999Z', '2026-11-04T05:00:00Z'],
    ['put forward', '2027-03-02T17:00:00Z', '2027-03-17T03:59:59.999Z', '2027-03-17T04:00:00Z'],
  ])('has its whole last day, also when the clocks are %s meanwhile', (_, since, last, tooLate) => {
    const period = withdrawalPeriodOf([delivered(since)], newYork);
    expect(isWithin(period, new Date(last), newYork)).toBe(true);
    expect(isWithin(period, new Date(tooLate), newYork)).toBe(false);
  });
});

describe('the days for the money', () => {
  const declaredAt = new Date('2026-11-10T23:59:59Z');

  it('are 14 from the statement, whatever day of the week is the last', () => {
    const now = new Date('2026-11-10T23:59:59Z');
    expect(moneyDeadlineOf(declaredAt, now, lisbon)).toEqual({ lastDay: '2026-11-24', daysLeft: 14 });
    expect(moneyDeadlineOf(new Date('2026-11-07T12:00:00Z'), now, lisbon).lastDay).toBe('2026-11-21');
  });

  it('are 0 on the last day and negative after it, to the moment at which the list calls it late', () => {
    const last = new Date('2026-11-24T23:59:59.999Z');
    const tooLate = new Date('2026-11-25T00:00:00Z');
    expect(moneyDeadlineOf(declaredAt, last, lisbon).daysLeft).toBe(0);
    expect(declaredAt.getTime()).toBeGreaterThanOrEqual(lateBefore(last, lisbon).getTime());
    expect(moneyDeadlineOf(declaredAt, tooLate, lisbon).daysLeft).toBe(-1);
    expect(declaredAt.getTime()).toBeLessThan(lateBefore(tooLate, lisbon).getTime());
  });
});
