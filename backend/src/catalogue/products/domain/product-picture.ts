import { type Colour, isSameColour } from './colour';
import type { Variant } from './variant';

/** A further picture of a product, in addition to its main one and those of its colours. */
export interface ProductPicture {
  /** A path or URL like the product's own. */
  image: string;
  /** The alternative text; may be empty. */
  alt: string;
  /** The name of its colour; null: it goes with every colour. */
  colour: string | null;
}

/** The limit is for the pictures of one product beside its main one. */
export const maxFurtherPictures = 11;

/** Removes pictures that are the product's main one or a colour's own, and those of a removed colour. */
export function furtherPictures(
  pictures: readonly ProductPicture[],
  mainImage: string,
  colours: readonly Colour[],
): ProductPicture[] {
  const shownAnyway = new Set([mainImage, ...colours.map(({ image }) => image)]);
  return pictures.flatMap((picture) => {
    if (shownAnyway.has(picture.image)) return [];
    if (picture.colour === null) return [picture];
    const colour = colourNamed(picture.colour, colours);
    return colour ? [{ ...picture, colour: colour.name }] : [];
  });
}

export const colourNamed = (name: string, colours: readonly Colour[]): Colour | undefined =>
  colours.find((colour) => isSameColour(colour, { name }));

/** An edit renames a colour when it gives the colour's variants a new one. Its pictures get the new name. */
export function withRenamedColours(
  pictures: readonly ProductPicture[],
  before: readonly Variant[],
  after: readonly Variant[],
): ProductPicture[] {
  const colourOfId = new Map(after.map(({ state }) => [state.id, state.colour]));
  const coloursBefore = new Set(before.map(({ state }) => state.colour));
  const coloursAfter = new Set(colourOfId.values());
  return pictures.map((picture) => {
    if (picture.colour === null || coloursAfter.has(picture.colour)) return picture;
    const variant = before.find(({ state }) => state.colour === picture.colour && colourOfId.has(state.id));
    const colour = variant && colourOfId.get(variant.state.id);
    return colour && !coloursBefore.has(colour) ? { ...picture, colour } : picture;
  });
}
