/** The shelf has no rows behind its number: the movements of the variant explain it. */
export const placesWithRows = [
  'held',
  'to-send',
  'packed',
  'away',
  'delivered',
  'coming-back',
  'lost',
  'written-off',
  'sold-elsewhere',
] as const;
export type PlaceWithRows = (typeof placesWithRows)[number];

/**
 * A piece of a variant is always in one of these:
 * - `shelf`: for sale
 * - `held`: an unpaid order reserves it
 * - `to-send`: a paid order has bought it, and it is in no parcel
 * - `packed`: in a parcel that is still here
 * - `away`: a carrier has it
 * - `delivered`: its buyer has it, or is assumed to have it
 * - `coming-back`: its return is declared, posted or here, and nobody has judged it
 * - `lost`: on its way
 * - `written-off`: an admin has taken it off the shelf, or judged that it came back damaged
 * - `sold-elsewhere`: an admin has taken it off the shelf
 *
 * A piece that comes back and is sellable is on the shelf. One that its buyer keeps, or that was not in the parcel, is delivered.
 */
export const places = ['shelf', ...placesWithRows] as const;
export type Place = (typeof places)[number];

/** The movements of a variant add up to these. */
export interface Moved {
  /** Counted in, initially and by corrections. */
  counted: number;
  /** Orders took these and did not give them back. */
  taken: number;
  lost: number;
  /** Written off or sold elsewhere. */
  removed: number;
}

export interface PiecesOfVariant {
  variantId: string;
  /** A place without pieces is left out. */
  pieces: Partial<Record<Place, number>>;
}

export interface PlacesOfVariant extends PiecesOfVariant {
  productId: string;
  moved: Moved;
}

const inTheHouse: readonly Place[] = ['shelf', 'held', 'to-send', 'packed'];
const outside = places.filter((place) => !inTheHouse.includes(place));

export const piecesIn = ({ pieces }: PiecesOfVariant, of: readonly Place[]): number =>
  of.reduce((sum, place) => sum + (pieces[place] ?? 0), 0);

/**
 * The pieces in the house are the sum of the movements: what was counted in, without what left. Those outside left with an order, or were
 * lost or removed.
 * @returns what contradicts that
 */
export function problemOfPlaces(variant: PlacesOfVariant): string | undefined {
  const { counted, taken, lost, removed } = variant.moved;
  const left = taken - piecesIn(variant, ['held', 'to-send', 'packed']) + lost + removed;
  const [here, gone] = [piecesIn(variant, inTheHouse), piecesIn(variant, outside)];
  if (here + gone !== counted)
    return `has ${here} pieces in the house and ${gone} outside, and ${counted} were counted in`;
  if (gone !== left)
    return `has ${gone} pieces away, delivered, coming back, lost or removed, and ${left} left by its movements`;
  return undefined;
}
