import type { Colour, Product, Variant } from './product.api';

/** Null means that nothing is selected, or the product has no sizes or colours. */
export interface Choice {
  size: string | null;
  colour: string | null;
}

/** The value is null while loading. */
export type Variants = Variant[] | null;

type Assorted = Pick<Product, 'image' | 'options'>;

export function hasSeveralVariants({ options }: Pick<Product, 'options'>): boolean {
  return options.sizes.length > 1 || options.colours.length > 1;
}

export function variantOf(variants: Variant[], { size, colour }: Choice): Variant | undefined {
  return variants.find((variant) => variant.size === size && variant.colour === colour);
}

export type Availability = 'in stock' | 'sold out' | 'not made';

/** A size or colour that is left out matches any. */
export function availability(variants: Variant[], wanted: Partial<Choice>): Availability {
  const made = variants.filter(
    ({ size, colour }) => (wanted.size ?? size) === size && (wanted.colour ?? colour) === colour,
  );
  if (made.length === 0) return 'not made';
  return made.some(({ stock }) => stock > 0) ? 'in stock' : 'sold out';
}

/** The colour of the product's main picture. */
export function picturedColour({ image, options: { colours } }: Assorted): Colour | undefined {
  return colours.find((colour) => colour.image === image);
}

/** The requested colour, otherwise that of the main picture, unless only another one is in stock. */
export function colourOf(product: Assorted, variants: Variant[], asked: string | null): string | null {
  const { colours } = product.options;
  if (colours.some(({ name }) => name === asked)) return asked;
  const pictured = picturedColour(product);
  const inOrder = pictured ? [pictured, ...colours] : colours;
  const inStock = inOrder.find(({ name }) => availability(variants, { colour: name }) === 'in stock');
  return (inStock ?? inOrder[0])?.name ?? null;
}

/** The screen reader's text for unavailable options. */
export const unavailable: Record<Exclude<Availability, 'in stock'>, string> = {
  'sold out': 'sold out',
  'not made': 'not available in this colour',
};
