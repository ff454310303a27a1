import { NotARating } from './review.errors';
import { Review } from './review';

const author = { productId: 'p', shopperId: 'sam', shopperName: 'Sam' };
const [monday, tuesday] = [new Date('2026-03-02T12:00:00Z'), new Date('2026-03-03T12:00:00Z')];
const write = (value = 4) => Review.write(author, { value, message: 'Fits.' }, monday);

describe('a review', () => {
  it('has one to five whole stars', () => {
    expect([1, 5].map((value) => write(value).state.value)).toEqual([1, 5]);
    for (const value of [0, 6, 2.5, -1, NaN]) expect(() => write(value)).toThrow(NotARating);
  });

  it('is rewritten by its author, with a new date', () => {
    const review = write();
    const { id } = review.state;
    review.rewrite('Samuel', { value: 2, message: 'It shrank.' }, tuesday);
    expect(review.state).toMatchObject({
      id,
      shopperName: 'Samuel',
      value: 2,
      message: 'It shrank.',
      writtenAt: tuesday,
    });
    expect(() => review.rewrite('Samuel', { value: 9, message: 'x' }, tuesday)).toThrow(NotARating);
    expect(review.state.value).toBe(2);
  });

  it('is hidden with a reason, stays hidden when it is rewritten, and can be shown again', () => {
    const review = write();
    review.hide('Advertising', tuesday);
    review.rewrite('Sam', { value: 5, message: 'Buy at …' }, tuesday);
    expect(review.state.hidden).toEqual({ at: tuesday, reason: 'Advertising' });
    review.show();
    expect(review.state.hidden).toBeNull();
  });

  it('has one reply of the shop, which stays when the review is rewritten, and can be taken back', () => {
    const review = write();
    review.reply('Thank you!', monday);
    review.reply('Thank you!', tuesday);
    expect(review.state.reply).toEqual({ at: monday, text: 'Thank you!' });
    review.reply('Thank you, Sam!', tuesday);
    review.rewrite('Sam', { value: 5, message: 'Even better.' }, tuesday);
    expect(review.state.reply).toEqual({ at: tuesday, text: 'Thank you, Sam!' });
    review.withdrawReply();
    expect(review.state.reply).toBeNull();
  });
});
