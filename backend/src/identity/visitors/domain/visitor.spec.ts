import { Visitor } from './visitor';

const noon = new Date('2026-03-02T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);

describe('a visitor', () => {
  it('is known for 30 days', () => {
    const visitor = Visitor.begin('hash', noon);
    expect([29, 30].map((count) => visitor.isKnown(days(count)))).toEqual([true, false]);
  });

  it('stays known for 30 days from the last visit, of which one a day counts', () => {
    const visitor = Visitor.begin('hash', noon);
    expect(visitor.stay(days(0.9))).toBe(false);
    expect(visitor.stay(days(20))).toBe(true);
    expect(visitor.stay(days(20.5))).toBe(false);
    expect([49, 50].map((count) => visitor.isKnown(days(count)))).toEqual([true, false]);
  });

  it('is not known any more after signing in', () => {
    const { state } = Visitor.begin('hash', noon);
    expect(Visitor.restore({ ...state, mergedInto: 'sam' }).isKnown(noon)).toBe(false);
  });
});
