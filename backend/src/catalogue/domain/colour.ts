import { ColourWithoutHex } from './catalogue.errors';

/** One of a product's colours. */
export interface Colour {
  /** Tells the product's colours apart, whether its letters are large or small. */
  name: string;
  /** `#1f3a5f`, in small letters. */
  hex: string;
  /** Its own picture, an address as the product's; null: the product's serves. */
  image: string | null;
}

/** A colour as an editor enters it; fields that are left out keep their values. */
export interface ColourDraft {
  name: string;
  hex?: string | undefined;
  image?: string | null | undefined;
}

/**
 * @param known the colour as the product has it already
 * @param productPictures a colour that is given one of these has none of its own
 * @throws ColourWithoutHex
 */
export function colourOf(draft: ColourDraft, known: Colour | undefined, productPictures: string[]): Colour {
  const hex = draft.hex ?? known?.hex;
  if (hex === undefined) throw new ColourWithoutHex(draft.name);
  const image = draft.image === undefined ? (known?.image ?? null) : draft.image;
  return { name: draft.name, hex, image: image !== null && productPictures.includes(image) ? null : image };
}

export const isSameColour = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase();
