import { type Moved, type Place, problemOfPlaces } from './places';

const moved: Moved = { counted: 13, taken: 7, lost: 1, removed: 2 };
const pieces: Partial<Record<Place, number>> = {
  shelf: 3,
  held: 1,
  'to-send': 1,
  packed: 1,
  away: 2,
  delivered: 1,
  'coming-back': 1,
  lost: 1,
  'written-off': 1,
  'sold-elsewhere': 1,
};
const problemOf = (changed: Partial<Record<Place, number>>, changedMoves: Partial<Moved> = {}) =>
  problemOfPlaces({
    variantId: 'v',
    productId: 'p',
    pieces: { ...pieces, ...changed },
    moved: { ...moved, ...changedMoves },
  });

describe('the places of the pieces of a variant', () => {
  it('hold what was counted in, and outside the house is what left by the movements', () => {
    expect(problemOf({})).toBeUndefined();
  });

  it.each(Object.keys(pieces) as Place[])('miss a piece that is no longer %s', (place) => {
    expect(problemOf({ [place]: pieces[place]! - 1 })).toMatch(/ and 13 were counted in$/);
  });

  it('contradict a piece that is on the shelf again and was taken by an order', () => {
    expect(problemOf({ shelf: 4, delivered: 0 })).toBe(
      'has 6 pieces away, delivered, coming back, lost or removed, and 7 left by its movements',
    );
  });

  it.each<keyof Moved>(['taken', 'lost', 'removed'])('contradict a movement that is missing: %s', (name) => {
    expect(problemOf({}, { [name]: moved[name] - 1 })).toMatch(/and 6 left by its movements$/);
  });
});
