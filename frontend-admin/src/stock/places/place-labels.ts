import type { Place } from './places.api';

interface PlaceWords {
  label: string;
  /** Says which pieces are there. */
  hint: string;
}

const words: Record<Place, PlaceWords> = {
  shelf: { label: 'On the shelf', hint: 'For sale' },
  held: { label: 'Held', hint: 'Ordered, not paid' },
  'to-send': { label: 'To ship', hint: 'Paid, not packed yet' },
  packed: { label: 'Packed', hint: 'In a parcel, still here' },
  away: { label: 'On the way', hint: 'With a carrier' },
  delivered: { label: 'Delivered', hint: 'With customers' },
  'coming-back': { label: 'Coming back', hint: 'In returns, not judged' },
  lost: { label: 'Lost', hint: 'On the way' },
  'written-off': { label: 'Written off', hint: 'Damaged or missing' },
  'sold-elsewhere': { label: 'Sold elsewhere', hint: 'Without an order here' },
};

/** A newer server may know more places. */
export const wordsOfPlace = (place: string): PlaceWords =>
  (words as Partial<Record<string, PlaceWords>>)[place] ?? { label: place, hint: '' };

export const isPlace = (given: string | null): given is Place => given !== null && given in words;
