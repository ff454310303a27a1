import { DomainError } from '../../../shared/domain-error';
import { newId } from '../../../shared/ids';
import type { Money } from '../../../shared/money';
import { assorted, type Assortment, type AssortmentDraft } from './assortment';
import {
  NoSuchVariant,
  PictureOfUnknownColour,
  type RefusedVariant,
  StaleProduct,
  VariantEditedTwice,
  VariantsRefused,
} from './product.errors';
import { type Colour, colourOf, isSameColour, picturedColours } from './colour';
import {
  assertSizesOfFactsKnown,
  factsInSizes,
  factsOf,
  noFacts,
  type ProductFacts,
} from '../../facts/domain/product-facts';
import { type FocalPoints, focalPointsOf } from '../../../shared/focal-point';
import { type Publication, published } from '../../publication/domain/publication';
import { colourNamed, furtherPictures, type ProductPicture, withRenamedColours } from './product-picture';
import type { SizeChart } from '../../sizes/domain/size-chart';
import { keyOf, type Choice, type Prices, Variant, type VariantDraft } from './variant';

export interface ProductDetails {
  title: string;
  description: string;
  /** The slug of a category. */
  category: string;
  /** The slug of a brand. */
  brand: string;
  /** An http(s) address, or the path of a picture that was uploaded here. */
  image: string;
}

/** An edited variant: the one with this id; without an id the one of the same size and colour, or a new one. */
export interface VariantEdit extends VariantDraft {
  id?: string | undefined;
}

/** A row of a table of variants changes these fields; undefined keeps the current value. */
export interface VariantChange {
  id: string;
  /** The version of the product that the editor read. */
  seenVersion: number;
  price?: Money | undefined;
  /** Zero: not on sale. */
  salePrice?: Money | undefined;
  sku?: string | null | undefined;
}

export interface ProductState extends Assortment {
  id: string;
  details: ProductDetails;
  /** The further pictures, in display order. */
  pictures: readonly ProductPicture[];
  focalPoints: FocalPoints;
  facts: ProductFacts;
  publication: Publication;
  /** Increases with every edit. */
  version: number;
  createdAt: Date;
  /** The time at which it went from draft to published; null: it was never a draft that was published. */
  publishedAt: Date | null;
  deletedAt: Date | null;
}

export class Product {
  private constructor(
    private readonly current: ProductState,
    private readonly chart: SizeChart,
  ) {}

  /** @throws PriceOutOfRange, SalePriceTooHigh, ColourWithoutHex and what `assorted` throws */
  static create(
    details: ProductDetails,
    { colours, variants }: AssortmentDraft,
    now: Date,
    chart: SizeChart,
  ): Product {
    const state = {
      id: newId(),
      details,
      pictures: [],
      focalPoints: {},
      facts: noFacts,
      ...assorted(
        colours.map((colour) => colourOf(colour, undefined, [details.image])),
        variants.map((draft) => Variant.create(draft)),
        chart,
      ),
      publication: published,
      version: 1,
      createdAt: now,
      publishedAt: null,
      deletedAt: null,
    };
    return new Product(state, chart);
  }

  static restore(state: ProductState, chart: SizeChart): Product {
    return new Product(state, chart);
  }

  /**
   * Variants that the draft leaves out are deleted where they are unused, else taken off sale.
   * @param seenVersion the version that the editor read; undefined skips the check
   * @param unused ids of the variants that no order and no cart refers to
   * @throws StaleProduct, NoSuchVariant, VariantEditedTwice, PriceOutOfRange, SalePriceTooHigh, ColourWithoutHex and what `assorted` throws
   */
  edit(
    details: ProductDetails,
    { colours, variants }: AssortmentDraft<VariantEdit>,
    seenVersion: number | undefined,
    unused: ReadonlySet<string> = new Set(),
  ): void {
    this.assertSeen(seenVersion);
    const pictures = [details.image, this.current.details.image];
    const wanted = colours.map((colour) => colourOf(colour, this.currentColour(colour), pictures));
    const known = this.current.variants;
    const edited = editedVariants(known, variants, unused).map((variant) => spelt(variant, wanted));
    const assortment = assorted([...wanted, ...this.coloursLeft(wanted, edited)], edited, this.chart);
    this.change({
      details,
      pictures: withRenamedColours(this.current.pictures, known, edited),
      ...assortment,
    });
  }

  /** The edit of a client without variants. @throws StaleProduct */
  editDetails(details: ProductDetails, seenVersion: number | undefined): void {
    this.assertSeen(seenVersion);
    this.change({ details });
  }

  /** Part of adding or editing it. @throws PictureOfUnknownColour */
  replacePictures(pictures: readonly ProductPicture[]): void {
    const { colours } = this.current;
    const isUnknown = ({ colour }: ProductPicture) => colour !== null && !colourNamed(colour, colours);
    if (pictures.some(isUnknown)) throw new PictureOfUnknownColour();
    this.tidyPictures(pictures);
  }

  /** Part of editing it, before its pictures are replaced. */
  pictureColours(imageOf: ReadonlyMap<string, string | null>): void {
    this.current.colours = picturedColours(this.current.colours, imageOf);
  }

  /** Part of adding or editing it. Of pictures that it does not have, none is kept. */
  replaceFocalPoints(points: FocalPoints): void {
    this.current.focalPoints = points;
    this.tidyPictures(this.current.pictures);
  }

  /** Part of adding or editing it. Of sizes that it does not have, no measure is kept. @throws FactRefused, UnknownSize */
  replaceFacts(facts: ProductFacts): void {
    assertSizesOfFactsKnown(facts, this.chart);
    this.current.facts = factsOf(facts);
    this.tidyFacts();
  }

  /** Gives all variants on sale this price. @throws PriceOutOfRange, SalePriceTooHigh */
  reprice(prices: Prices): void {
    this.mapVariants((variant) => (variant.state.isOnSale ? variant.repriced(prices) : variant));
  }

  /** Edits these variants and keeps all others. SKUs are compared when it is saved. @throws VariantsRefused */
  editVariants(changes: readonly VariantChange[]): void {
    const changeOf = new Map(changes.map((change) => [change.id, change]));
    const refused: RefusedVariant[] = [];
    this.mapVariants((variant) => {
      const change = changeOf.get(variant.state.id);
      if (!change) return variant;
      try {
        return this.changed(variant, change);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ variantId: change.id, error });
        return variant;
      }
    });
    if (refused.length > 0) throw new VariantsRefused(refused);
    this.change({});
  }

  /** The version stays, so that open editors can still save. */
  changePublication(publication: Publication, now: Date): void {
    const isReleased = this.current.publication.state === 'draft' && publication.state === 'published';
    if (isReleased) this.current.publishedAt = now;
    this.current.publication = publication;
  }

  /** Marks it as deleted, so that reservations and orders still refer to it. Its SKUs and GTINs are free again. */
  delete(now: Date): void {
    this.current.deletedAt ??= now;
    this.current.pictures = [];
    this.mapVariants((variant) => variant.withoutUniqueNumbers());
  }

  get state(): Readonly<ProductState> {
    return this.current;
  }

  /** The position of a variant's size on its scale. */
  rankOf({ size }: Choice): number | null {
    return size === null ? null : this.chart.rankOf(size);
  }

  /** The variants on sale, by colour, then size. */
  get variantsOnSale(): readonly Variant[] {
    return this.current.variants.filter(({ state }) => state.isOnSale);
  }

  /** The variant of this size and colour, even if it is off sale. */
  variantOf(choice: Choice): Variant | undefined {
    return this.current.variants.find((variant) => variant.is(choice));
  }

  /** @throws StaleProduct, PriceOutOfRange, SalePriceTooHigh */
  private changed(variant: Variant, { seenVersion, price, salePrice, sku }: VariantChange): Variant {
    this.assertSeen(seenVersion);
    const { state } = variant;
    return variant.edited({
      ...state,
      price: price ?? state.price,
      salePrice: salePrice ?? state.salePrice,
      sku: sku === undefined ? state.sku : sku,
    });
  }

  private currentColour(colour: { name: string }): Colour | undefined {
    return this.current.colours.find((known) => isSameColour(known, colour));
  }

  private assertSeen(seenVersion: number | undefined): void {
    if (seenVersion !== undefined && seenVersion !== this.current.version) throw new StaleProduct();
  }

  private change(changed: Partial<ProductState>): void {
    Object.assign(this.current, changed, { version: this.current.version + 1 });
    this.tidyPictures(this.current.pictures);
    this.tidyFacts();
  }

  private tidyFacts(): void {
    const { facts, variants } = this.current;
    const sizes = new Set(variants.map(({ state }) => state.size));
    this.current.facts = factsInSizes(facts, sizes, this.chart);
  }

  private tidyPictures(pictures: readonly ProductPicture[]): void {
    const { details, colours, focalPoints } = this.current;
    const further = furtherPictures(pictures, details.image, colours);
    const shown = [details, ...colours, ...further].flatMap(({ image }) => image ?? []);
    Object.assign(this.current, { pictures: further, focalPoints: focalPointsOf(focalPoints, shown) });
  }

  private mapVariants(change: (variant: Variant) => Variant): void {
    const [first, ...others] = this.current.variants;
    this.current.variants = [change(first), ...others.map(change)];
  }

  /** Colours that the edit leaves out, but that variants off sale still have. */
  private coloursLeft(wanted: readonly Colour[], variants: readonly Variant[]): Colour[] {
    const names = new Set(wanted.map(({ name }) => name));
    const used = new Set(variants.map(({ state }) => state.colour));
    return this.current.colours.filter(({ name }) => used.has(name) && !names.has(name));
  }
}

/** @throws NoSuchVariant, VariantEditedTwice, PriceOutOfRange, SalePriceTooHigh */
function editedVariants(
  known: readonly Variant[],
  edits: readonly VariantEdit[],
  unused: ReadonlySet<string>,
): Variant[] {
  const byId = new Map(known.map((variant) => [variant.state.id, variant]));
  const ids = edits.flatMap(({ id }) => id ?? []);
  const named = new Set(ids);
  if (named.size < ids.length) throw new VariantEditedTwice();
  const unnamed = known.filter(({ state }) => !named.has(state.id));
  const byChoice = new Map(unnamed.map((variant) => [keyOf(variant.state), variant]));
  const edited = edits.map(({ id, ...draft }) => {
    const variant = id === undefined ? byChoice.get(keyOf(draft)) : byId.get(id);
    if (id !== undefined && !variant) throw new NoSuchVariant();
    return variant ? variant.edited(draft) : Variant.create(draft);
  });
  const kept = new Set(edited.map(({ state }) => state.id));
  const leftOut = known.filter(({ state }) => !kept.has(state.id) && !unused.has(state.id));
  return [...edited, ...leftOut.map((variant) => variant.takenOffSale())];
}

/** An edit may change the case of a colour's name: variants that it leaves out get the new name, too. */
function spelt(variant: Variant, colours: readonly Colour[]): Variant {
  const { colour } = variant.state;
  const wanted = colour === null ? undefined : colours.find((one) => isSameColour(one, { name: colour }));
  return wanted ? variant.inColour(wanted.name) : variant;
}
