import { buyersOf, countedOf, fits, misfitOf, sharesOfProduct, type ToldFit } from './fit';

const counts = (small: number, right: number, large: number) => ({ small, right, large });
const ofSize = (size: string, small: number, right: number, large: number) => ({
  size,
  ...counts(small, right, large),
});

describe('what buyers say about the fit', () => {
  it('is said from ten buyers on, in whole percents', () => {
    expect(sharesOfProduct([ofSize('M', 2, 6, 1)])).toBeNull();
    expect(sharesOfProduct([ofSize('M', 2, 7, 1)])).toMatchObject({
      buyers: 10,
      small: 20,
      right: 70,
      large: 10,
    });
  });

  it('counts the buyers of all sizes, and says per size only what ten buyers of it say', () => {
    expect(sharesOfProduct([ofSize('S', 0, 9, 0), ofSize('M', 10, 0, 0)])).toEqual({
      buyers: 19,
      small: 53,
      right: 47,
      large: 0,
      sizes: [{ size: 'M', buyers: 10, small: 100, right: 0, large: 0 }],
    });
  });

  it('has shares that add up to 100, each less than one percent from the exact one', () => {
    const upTo14 = Array.from({ length: 15 }, (_, count) => count);
    const all = upTo14.flatMap((small) =>
      upTo14.flatMap((right) => upTo14.map((large) => counts(small, right, large))),
    );
    for (const told of all.filter((one) => buyersOf(one) >= 10)) {
      const shares = sharesOfProduct([{ size: 'M', ...told }])!;
      expect(buyersOf(shares)).toBe(100);
      const errors = fits.map((fit) => Math.abs(shares[fit] - (100 * told[fit]) / shares.buyers));
      expect(Math.max(...errors)).toBeLessThan(1);
    }
  });
});

describe('the words of a buyer about a product', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
  const word = (toldBy: ToldFit['toldBy'], hour: number, variantId = 'tee-s'): ToldFit => ({
    ...{ shopperId: 'sam', variantId, fit: 'small', toldBy, toldAt: at(hour), isCounted: false },
  });
  const [review, returned] = [word('review', 9), word('return', 10)];

  it.each([
    ['the newest', [review, returned], true, returned],
    ['a review that is newer than the return', [word('return', 8), review], true, review],
    [
      'one of a return before one of a review that is as old',
      [review, word('return', 9)],
      true,
      word('return', 9),
    ],
    [
      'one alone of a return about two sizes',
      [word('return', 10, 'tee-m'), returned],
      true,
      word('return', 10, 'tee-m'),
    ],
    ['the return when the review is hidden', [word('return', 8), review], false, word('return', 8)],
    ['none when all that was told is hidden', [review], false, undefined],
    ['none when nothing was told', [], true, undefined],
  ])('count once: %s', (_, told, isReviewShown, counted) => {
    expect(countedOf(told, { isReviewShown })).toEqual(counted);
    expect(countedOf(told.toReversed(), { isReviewShown })).toEqual(counted);
  });
});

describe('a product', () => {
  it.each([
    ['runs small when a third of ten buyers or more say so', counts(4, 6, 0), 'small'],
    ['runs large when a third say so', counts(1, 7, 4), 'large'],
    ['neither when fewer say so', counts(3, 7, 0), null],
    ['neither when half as many say the opposite', counts(7, 4, 4), null],
    ['neither when everybody says that it is true to size', counts(0, 12, 0), null],
    ['neither below ten buyers', counts(9, 0, 0), null],
  ])('%s', (_, told, misfit) => expect(misfitOf(told)).toBe(misfit));
});
