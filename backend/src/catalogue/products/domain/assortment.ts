import {
  ColourTwice,
  GtinTaken,
  MixedSizeScales,
  NothingOnSale,
  SkuTaken,
  TooManyVariants,
  UnknownColour,
  UnknownSize,
  VariantTwice,
  VariantsNotAlike,
} from './product.errors';
import type { Colour, ColourDraft } from './colour';
import type { SizeChart } from '../../sizes/domain/size-chart';
import { keyOf, type Variant, type VariantDraft } from './variant';

/** The limit is for the variants of one product that are on sale. */
export const maxVariants = 100;

/** There is always one. */
export type AtLeastOne<T> = readonly [T, ...T[]];

/** The variants and colours that an editor wants. */
export interface AssortmentDraft<Draft extends VariantDraft = VariantDraft> {
  /** The colours are in display order. */
  colours: readonly ColourDraft[];
  variants: AtLeastOne<Draft>;
}

/** A product's variants and colours. */
export interface Assortment {
  colours: readonly Colour[];
  /** The variants by colour, then size, including those off sale. */
  variants: AtLeastOne<Variant>;
}

/**
 * Checks and sorts the variants. Only those on sale must have the same options; those off sale may be older.
 * @throws VariantTwice, ColourTwice, SkuTaken, GtinTaken, UnknownColour, UnknownSize, MixedSizeScales, VariantsNotAlike, TooManyVariants, NothingOnSale
 */
export function assorted(
  colours: readonly Colour[],
  variants: readonly Variant[],
  chart: SizeChart,
): Assortment {
  const [first, ...others] = inOrder(colours, variants, chart);
  const onSale = variants.filter(({ state }) => state.isOnSale);
  if (!first || onSale.length === 0) throw new NothingOnSale();
  if (onSale.length > maxVariants) throw new TooManyVariants();
  if (!areDistinct(colours.map(({ name }) => name.toLowerCase()))) throw new ColourTwice();
  if (!areDistinct(variants.map(({ state }) => keyOf(state)))) throw new VariantTwice();
  assertNumbersDiffer(variants);
  assertColoursKnown(colours, variants);
  assertSizesKnown(variants, chart);
  assertAlike(onSale, chart);
  return { colours, variants: [first, ...others] };
}

function inOrder(colours: readonly Colour[], variants: readonly Variant[], chart: SizeChart): Variant[] {
  const placeOf = (name: string | null) => colours.findIndex((colour) => colour.name === name);
  const rank = (size: string | null) => (size === null ? -1 : chart.rankOf(size));
  return variants.toSorted(
    ({ state: one }, { state: other }) =>
      placeOf(one.colour) - placeOf(other.colour) || rank(one.size) - rank(other.size),
  );
}

function assertSizesKnown(variants: readonly Variant[], chart: SizeChart): void {
  for (const [place, { state }] of variants.entries())
    if (state.size !== null && !chart.has(state.size))
      throw new UnknownSize(state.size, `variants.${place}.size`);
}

function assertColoursKnown(colours: readonly Colour[], variants: readonly Variant[]): void {
  const known = new Set<string | null>([null, ...colours.map(({ name }) => name)]);
  if (variants.some(({ state }) => !known.has(state.colour))) throw new UnknownColour();
}

function assertNumbersDiffer(variants: readonly Variant[]): void {
  const skus = duplicatesIn(variants.flatMap(({ state }) => state.sku ?? []));
  if (skus.length > 0) throw new SkuTaken(...skus);
  const gtins = duplicatesIn(variants.flatMap(({ state }) => state.gtin ?? []));
  if (gtins.length > 0) throw new GtinTaken(...gtins);
}

/** Lists each key that occurs more than once. */
export function duplicatesIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const isSeenBefore = (key: string) => seen.has(key) || !seen.add(key);
  return [...new Set(keys.filter(isSeenBefore))];
}

/** Either all variants have a size or none has; the same for colours. All sizes are of one scale. */
function assertAlike(variants: readonly Variant[], chart: SizeChart): void {
  const sizes = variants.map(({ state }) => state.size);
  const colours = variants.map(({ state }) => state.colour);
  for (const choices of [sizes, colours]) {
    if (new Set(choices.map((choice) => choice === null)).size > 1) throw new VariantsNotAlike();
  }
  const scales = new Set(sizes.map((size) => size && chart.scaleOf(size)));
  if (scales.size > 1) throw new MixedSizeScales();
}

const areDistinct = (keys: string[]): boolean => new Set(keys).size === keys.length;
