import { textElement } from './xml';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { Money } from '../../../../shared/money';
import { audienceOf } from '../../domain/google-audience';
import type { Material } from '../../../../catalogue/facts/domain/product-facts';
import type { FeedProduct, FeedVariant } from '../../application/ports';
import type { TaxonomyNames } from '../../../../catalogue/taxonomy-queries';
import { productPath } from './shop-paths';

interface Shop {
  names: TaxonomyNames;
  /** The address is absolute. @param path of a page or a picture */
  addressOf: (path: string) => string;
}

/** Google reads no more characters: https://support.google.com/merchants/answer/7052112 */
const longest = { title: 150, description: 5_000 };

/** RSS 2.0 with Google's elements. */
export async function* feedOf(
  shopName: string,
  origin: string,
  batches: AsyncIterable<FeedProduct[]>,
  itemsOfProduct: (product: FeedProduct) => string,
): AsyncGenerator<string> {
  const about =
    textElement('title', shopName) + textElement('link', origin) + textElement('description', shopName);
  yield `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${about}`;
  for await (const products of batches) yield products.map(itemsOfProduct).join('');
  yield '</channel></rss>';
}

/** One item for each size and colour. */
export const itemsOf = (product: FeedProduct, shop: Shop): string =>
  product.variants.map((variant) => itemOf(product, variant, shop)).join('');

function itemOf(product: FeedProduct, variant: FeedVariant, { names, addressOf }: Shop): string {
  const { id, size, colour, salePriceCents, gtin, mpn } = variant;
  const categories = names.paths[product.category] ?? [];
  const { gender, ageGroup } = audienceOf(categories, size);
  const values = {
    id,
    title: product.title.slice(0, longest.title),
    description: product.description.slice(0, longest.description),
    link: addressOf(productPath(product.slug, { size, colour })),
    image_link: addressOf(variant.image),
    availability: variant.stock > 0 ? 'in_stock' : 'out_of_stock',
    price: priceOf(variant.priceCents),
    sale_price: salePriceCents > 0 && priceOf(salePriceCents),
    brand: names.brands[product.brand],
    product_type: categories.map((slug) => names.categories[slug]).join(' > '),
    condition: 'new',
    gtin,
    mpn,
    identifier_exists: gtin === null && mpn === null && 'no',
    material: googleMaterial(product.materials),
    shipping_weight: product.weightGrams !== null && `${product.weightGrams} g`,
    item_group_id: product.variants.length > 1 && product.id,
    gender,
    age_group: ageGroup,
    size,
    color: colour,
  };
  const elements = Object.entries(values).map(([name, value]) => value && textElement(`g:${name}`, value));
  return `<item>${elements.filter(Boolean).join('')}</item>`;
}

/** The fibres of the first part, the most important first: https://support.google.com/merchants/answer/6324410 */
const googleMaterial = ([first]: readonly Material[]): string | undefined =>
  first?.fibres
    .toSorted((one, other) => other.percent - one.percent)
    .slice(0, 3)
    .map(({ fibre }) => fibre)
    .join('/');

const priceOf = (cents: number): string => `${Money.ofCents(cents).toString()} ${shopCurrency().code}`;
