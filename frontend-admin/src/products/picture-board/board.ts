import type { FocalPoint } from '@haberdash/kit/pictures';
import type { ProductDetails, SubmittedProduct } from '../products.api';
import { type Draft, savedColourId } from '../variants/draft/draft';

export interface BoardPicture {
  /** The picture's id, which only the client knows. */
  id: string;
  /** Null until it is uploaded. */
  image: string | null;
  alt: string;
  /** The colour's id in the draft; null: the picture goes with all colours. */
  colourId: string | null;
  /** Since the page was opened. */
  isAdded?: boolean;
}

export interface Board {
  /** In the order of the shop; the first is the main picture, which goes with all colours and is described by the title. */
  pictures: BoardPicture[];
  /** The keys are the addresses of pictures. */
  focalPoints: Record<string, FocalPoint>;
}

export const emptyBoard: Board = { pictures: [], focalPoints: {} };

/** The shop shows at most these. */
export const maxBoardPictures = 12;

export function boardOf({ _id, image, pictures, focalPoints = {} }: ProductDetails): Board {
  const main = { id: `main ${image}`, image, alt: '', colourId: null };
  const further = pictures.map(({ image: url, alt, colour }) => ({
    id: url,
    image: url,
    alt,
    colourId: colour === null ? null : savedColourId(_id, colour),
  }));
  return { pictures: [main, ...further], focalPoints };
}

/** Whether the shop would show both alike. */
export const areAlike = (one: Board, other: Board): boolean => written(one) === written(other);

const written = ({ pictures, focalPoints }: Board): string =>
  JSON.stringify([
    pictures.map(({ image, alt, colourId }) => [image, alt, colourId]),
    Object.entries(focalPoints).sort(([first], [second]) => (first < second ? -1 : 1)),
  ]);

/** Leaves out pictures that were not uploaded, and those of colours that the product no longer has. */
export function savedBoard(
  { pictures, focalPoints }: Board,
  { colourIds, colours }: Draft,
): Pick<SubmittedProduct, 'image' | 'pictures' | 'focalPoints'> {
  const nameOf = (id: string) => (colourIds.includes(id) ? colours[id]?.name : undefined);
  const [main, ...further] = pictures.filter(({ image }) => image !== null);
  const saved = further.map(({ image, alt, colourId }) => ({
    image,
    alt: alt.trim(),
    colour: colourId === null ? null : nameOf(colourId),
  }));
  return {
    image: main?.image ?? '',
    pictures: saved.flatMap(({ image, alt, colour }) =>
      image && colour !== undefined ? [{ image, alt, colour }] : [],
    ),
    focalPoints,
  };
}

export const placeOf = (id: string): string => `board:${id}`;

export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
