import { ColourWithoutHex } from './product.errors';

/** One of a product's colours. */
export interface Colour {
  /** Unique in the product, regardless of case. */
  name: string;
  /** `#1f3a5f`, in lower case. */
  hex: string;
  /** Its own picture; null: the product's is shown. */
  image: string | null;
}

/** A colour as an editor enters it; fields that are left out keep their values. */
export interface ColourDraft {
  name: string;
  hex?: string | undefined;
  image?: string | null | undefined;
}

/**
 * @param known the colour as the product has it now
 * @param productPictures a colour with one of these has no picture of its own
 * @throws ColourWithoutHex
 */
export function colourOf(draft: ColourDraft, known: Colour | undefined, productPictures: string[]): Colour {
  const hex = draft.hex ?? known?.hex;
  if (hex === undefined) throw new ColourWithoutHex(draft.name);
  const image = draft.image === undefined ? (known?.image ?? null) : draft.image;
  return { name: draft.name, hex, image: image !== null && productPictures.includes(image) ? null : image };
}

/** Colours that are not named keep their pictures. */
export const picturedColours = (colours: readonly Colour[], imageOf: ReadonlyMap<string, string | null>) =>
  colours.map((colour) =>
    imageOf.has(colour.name) ? { ...colour, image: imageOf.get(colour.name) ?? null } : colour,
  );

export const isSameColour = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase();
