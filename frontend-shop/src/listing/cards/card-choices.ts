import type { Product, Variant } from '../../product/product.api';
import { colourOf, unavailable, variantOf, type Choice, type Variants } from '../../product/variants';

/** An option of a card. */
export interface CardChoice {
  name: string;
  /** A colour has its shade. */
  hex?: string;
  /** The variant to add; none while loading, or if there is a note. */
  variant?: Variant;
  /** Why it is unavailable. */
  note?: string;
}

interface CardChoices {
  title: string;
  choices: CardChoice[];
  /** The colour whose sizes these are. */
  ofColour?: string | null;
}

/** The sizes of one colour, or the colours of a product with a single size. */
export function cardChoices(product: Product, variants: Variants, chosen: string | null): CardChoices {
  const { sizes, colours } = product.options;
  if (sizes.length > 1) {
    const colour = colourOf(product, variants ?? [], chosen);
    const choices = sizes.map((size) => ({ name: size, ...offered(variants, { size, colour }) }));
    return { title: colour ? `Sizes in ${colour}` : 'Choose a size', choices, ofColour: colour };
  }
  const size = sizes[0] ?? null;
  const choices = colours.map((colour) => ({
    ...colour,
    ...offered(variants, { size, colour: colour.name }),
  }));
  return { title: 'Choose a colour', choices };
}

function offered(variants: Variants, choice: Choice): Pick<CardChoice, 'variant' | 'note'> {
  if (!variants) return {};
  const variant = variantOf(variants, choice);
  return variant?.stock ? { variant } : { note: unavailable[variant ? 'sold out' : 'not made'] };
}
