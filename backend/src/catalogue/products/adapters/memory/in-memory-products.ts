import { duplicatesIn } from '../../domain/assortment';
import { GtinTaken, SkuTaken } from '../../domain/product.errors';
import { Product, type ProductState } from '../../domain/product';
import { slugsOfTitle } from '../../domain/slug-of-title';
import { UnknownBrand, UnknownCategory } from '../../../taxonomy/domain/taxonomy.errors';
import { usualSizeChart } from '../../../sizes/adapters/memory/usual-size-chart';

/** Both lists hold slugs. */
interface KnownTaxonomy {
  brands: readonly string[];
  categories: readonly string[];
}

/** The products of a catalogue without a database; what the in-memory adapters share. */
export class InMemoryProducts {
  private readonly products = new Map<string, ProductState>();
  /** The slugs by the ids of their products; the last one is in the address. */
  private readonly slugs = new Map<string, string[]>();

  /** @param taxonomy undefined: products may have any brand and category */
  constructor(private readonly taxonomy?: KnownTaxonomy) {}

  /** @throws UnknownBrand, UnknownCategory, SkuTaken, GtinTaken */
  putAll(products: Product[]): void {
    for (const { state } of products) this.assertKnown(state.details);
    const states = new Map(this.products);
    for (const { state } of products) states.set(state.id, { ...state });
    const variants = [...states.values()].flatMap((state) => state.variants.map((variant) => variant.state));
    const skus = duplicatesIn(variants.flatMap(({ sku }) => sku ?? []));
    if (skus.length > 0) throw new SkuTaken(...skus);
    const gtins = duplicatesIn(variants.flatMap(({ gtin }) => gtin ?? []));
    if (gtins.length > 0) throw new GtinTaken(...gtins);
    for (const { state } of products) this.products.set(state.id, { ...state });
    for (const { state } of products) this.keepSlugs(state);
  }

  slugsOf(productId: string): readonly string[] {
    return this.slugs.get(productId) ?? [];
  }

  idOfSlug(slug: string): string | undefined {
    return [...this.slugs].find(([, slugs]) => slugs.includes(slug))?.[0];
  }

  addSlug(productId: string, slug: string): void {
    this.slugs.set(productId, [...this.slugsOf(productId).filter((other) => other !== slug), slug]);
  }

  private keepSlugs({ id, details, deletedAt }: ProductState): void {
    if (deletedAt) this.slugs.delete(id);
    else if (!this.slugs.has(id)) this.addSlug(id, this.freeSlug(details.title));
  }

  private freeSlug(title: string): string {
    return slugsOfTitle(title).find((slug) => this.idOfSlug(slug) === undefined)!;
  }

  private assertKnown({ brand, category }: ProductState['details']): void {
    if (this.taxonomy?.brands.includes(brand) === false) throw new UnknownBrand();
    if (this.taxonomy?.categories.includes(category) === false) throw new UnknownCategory();
  }

  find(id: string): Product | undefined {
    const state = this.products.get(id);
    return state && !state.deletedAt ? Product.restore({ ...state }, usualSizeChart) : undefined;
  }

  findPublished(id: string): Product | undefined {
    return onlyPublished(this.find(id));
  }

  /** The published product that a variant belongs to. */
  findPublishedByVariant(variantId: string): Product | undefined {
    return onlyPublished(this.findByVariant(variantId));
  }

  /** The product that a variant belongs to, unless it is deleted. */
  findByVariant(variantId: string): Product | undefined {
    const owner = [...this.products.values()].find(({ variants }) =>
      variants.some(({ state }) => state.id === variantId),
    );
    return owner && this.find(owner.id);
  }
}

const onlyPublished = (product: Product | undefined): Product | undefined =>
  product?.state.publication.state === 'published' ? product : undefined;
