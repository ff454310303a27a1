import type { FocalPoint } from '@haberdash/kit/pictures';
import type { ProductDetails, SubmittedProduct } from '../products.api';
import { type Draft, savedColourId } from '../variants/draft/draft';

/** A picture beside the main one. */
export interface BoardPicture {
  /** The picture's id, which only the client knows. */
  id: string;
  /** Null until it is uploaded. */
  image: string | null;
  alt: string;
  /** The colour's id in the draft; null: the picture goes with all colours. */
  colourId: string | null;
  /** Since the board was opened. */
  isAdded?: boolean;
}

export interface Board {
  /** In the order of the shop. */
  pictures: BoardPicture[];
  /** The keys are the addresses of pictures, the main one among them. */
  focalPoints: Record<string, FocalPoint>;
}

/** With the main one, the shop shows at most twelve. */
export const maxBoardPictures = 11;

export const boardOf = ({ pictures, focalPoints = {} }: ProductDetails): Board => ({
  pictures: pictures.map(({ image, alt, colour }) => ({
    id: image,
    image,
    alt,
    colourId: colour === null ? null : savedColourId(colour),
  })),
  focalPoints,
});

/** Leaves out pictures that were not uploaded, and those of colours that the product no longer has. */
export function savedBoard(
  { pictures, focalPoints }: Board,
  { colourIds, colours }: Draft,
): Pick<SubmittedProduct, 'pictures' | 'focalPoints'> {
  const nameOf = (id: string) => (colourIds.includes(id) ? colours[id]?.name : undefined);
  const saved = pictures.map(({ image, alt, colourId }) => ({
    image,
    alt: alt.trim(),
    colour: colourId === null ? null : nameOf(colourId),
  }));
  return {
    pictures: saved.flatMap(({ image, alt, colour }) =>
      image && colour !== undefined ? [{ image, alt, colour }] : [],
    ),
    focalPoints,
  };
}

export const placeOf = (id: string): string => `board:${id}`;

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
